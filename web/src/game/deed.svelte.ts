/** Something that a person wants done and the server may refuse. */
import { explain, refused, type Words } from './refusals'

export class Deed {
  /** Whether it is under way. */
  busy = $state(false)
  /** Why it was refused, in a sentence; nothing while all is well. */
  problem = $state('')
  /** Why it was refused, as the server's code. */
  code = $state('')

  /** A place may have its own words for refusals. */
  constructor(private readonly words?: Words) {}

  /** Do it, and return whether it worked. Other errors are thrown on. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    this.problem = this.code = ''
    try {
      await work()
      return true
    } catch (error) {
      this.problem = explain(error, this.words)
      this.code = refused(error) ? error.code : ''
      return false
    } finally {
      this.busy = false
    }
  }
}
