/** Do something after this number of frames: one frame may be too short for everything. */
export function afterFrames(frames: number, deed: () => void): void {
  requestAnimationFrame(() => (frames > 0 ? afterFrames(frames - 1, deed) : deed()))
}
