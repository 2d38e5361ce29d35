import type { Words } from '../game/refusals'

/** The lab's own sentences for refusals. */
export const refusal: Words = (code) => `labpage-refused-${code}`
