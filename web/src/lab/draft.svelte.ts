/** A strategy while it is written: its text and its form are two views of one file, which the server reads and writes. */
import type { Checked } from '../game/protocol'
import { explain, refused } from '../game/refusals'
import { settings } from '../game/settings.svelte'
import { lab, type Form } from './api'
import type { Bench, Own } from './bench.svelte'
import { refusal } from './refusal'

/** How long to wait for the next key before the server is asked. */
const TYPING = 350
const FORMING = 150
/** When to ask again what was refused for now. */
const AGAIN = 2000
const PASSING = ['too-often', 'lab-down', 'offline']

export class Draft {
  checked: Checked | null = $state.raw(null)
  form: Form | null = $state.raw(null)
  /** Whether what is shown was said of this very text. */
  settled = $state(false)
  problem = $state('')

  private later: ReturnType<typeof setTimeout> | undefined
  /** What was asked last is what counts. */
  private asked = 0
  /** What the server is being asked: never two things at once, for one machine may serve many who type. */
  private asking: Promise<void> = Promise.resolve()
  private start: (() => void) | null = null
  private closed = false
  /** The text as it was last written here. */
  private text: string

  constructor(
    private readonly bench: Bench,
    readonly own: Own,
  ) {
    this.text = own.text
    this.soon(() => this.check(), 0)
  }

  /** Somebody types in the text. */
  typed(text: string): void {
    this.text = text
    this.bench.write(this.own, text)
    this.soon(() => this.check(), TYPING)
  }

  /** Somebody changes the form. */
  formed(form: Form): void {
    this.form = form
    this.soon(() => this.write(form), FORMING)
  }

  /** The text was changed from elsewhere: by better numbers, or by a card more. */
  changed(text: string): void {
    if (text === this.text) return
    this.text = text
    this.soon(() => this.check(), 0)
  }

  /** Another kingdom, or another language: the same text may have other doubts. */
  look(): void {
    if (this.settled) this.soon(() => this.check(), 0)
  }

  /** Ask at once what would be asked soon, and wait until it is answered: then the text is what the form says. */
  async flush(): Promise<void> {
    clearTimeout(this.later)
    this.start?.()
    await this.asking.catch(() => undefined)
  }

  /** Nobody looks any more: what was filled in last is still written. */
  close(): void {
    this.closed = true
    void this.flush()
  }

  private soon(work: () => Promise<void>, pause: number): void {
    clearTimeout(this.later)
    this.settled = false
    const number = ++this.asked
    this.start = () => {
      this.start = null
      const next = () => (number === this.asked ? this.ask(work, number) : undefined)
      this.asking = this.asking.then(next, next)
    }
    this.later = setTimeout(this.start, pause)
  }

  private async ask(work: () => Promise<void>, number: number): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (number !== this.asked) return
      this.problem = explain(error, refusal)
      if (refused(error) && PASSING.includes(error.code) && !this.closed) this.soon(work, AGAIN)
    }
  }

  private async check(): Promise<void> {
    const number = this.asked
    const found = await lab.check(this.own.text, this.bench.place, settings.language)
    if (number === this.asked) this.take(found)
  }

  private async write(form: Form): Promise<void> {
    const number = this.asked
    const found = await lab.write($state.snapshot(form), this.bench.place, settings.language)
    if (number !== this.asked) return
    this.text = found.text
    this.bench.write(this.own, found.text)
    // The form stays as it was filled in: where a row can't be read, it shows what was written.
    this.take({ ...found, form: found.form ?? form })
  }

  private take(found: Checked): void {
    this.checked = found
    this.form = found.form
    this.problem = ''
    this.settled = true
  }
}
