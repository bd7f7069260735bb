/** Of this load of the page: after a reload no overlay is open, whatever its history says. */
export const thisLoad = performance.timeOrigin

export interface OverlayState {
  readonly overlay: string
  readonly load: number
}

/** The name of the overlay over the page at this entry of the history; null without one. */
export function overlayOf(state: unknown): string | null {
  const { overlay, load } = (state ?? {}) as Partial<OverlayState>
  return load === thisLoad && overlay !== undefined ? overlay : null
}
