/** Hints: what one might answer, on request, in games against bots. */
import type { Connection } from '../game/connection.svelte'
import type { Choice } from './choice.svelte'

export class Hints {
  /** Whether one is being thought about. */
  thinking = $state(false)
  /** What the last one says, and the decision that it is about. */
  private last: { number: number; sentence: string } | null = $state.raw(null)

  constructor(private readonly connection: Connection) {}

  /** What the hint for a decision says, if there is one. */
  for(choice: Choice): string {
    return this.last?.number === choice.view.number ? this.last.sentence : ''
  }

  /** Ask for a hint for a decision, and light up what it proposes. Fails where the server refuses. */
  async request(choice: Choice): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    const { number } = choice.view
    try {
      const [{ hint }, { sayHint }] = await Promise.all([this.connection.send({ type: 'hint', number }), import('../review/hint')])
      if (!hint) return
      this.last = { number, sentence: await sayHint(hint) }
      choice.propose(hint.answer)
    } finally {
      this.thinking = false
    }
  }
}
