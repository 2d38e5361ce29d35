/** Do something once so many frames were drawn: what happens in one frame may be too much for it. */
export function afterFrames(frames: number, deed: () => void): void {
  requestAnimationFrame(() => (frames > 0 ? afterFrames(frames - 1, deed) : deed()))
}
