const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const controls =
  'a[href], button, input, select, textarea, label, summary, [role="slider"], [role="switch"], [role="button"]'

/**
 * Listens for whatever brings the light back. A touch on a control does what the control says, dark or not; one anywhere else in
 * the dark was meant for the light, and does not make the story jump to the word that it happened to meet.
 * @returns a function that stops listening
 */
export function onWakingTouch(isDark: () => boolean, wake: () => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  let meantForLight = false
  const onPointerDown = ({ target }: PointerEvent) => {
    meantForLight = isDark() && !(target instanceof Element && target.closest(controls))
  }
  const onClick = (event: MouseEvent) => {
    if (meantForLight) event.stopPropagation()
    meantForLight = false
  }
  window.addEventListener('pointerdown', onPointerDown, options)
  window.addEventListener('click', onClick, options)
  for (const name of activityEvents) window.addEventListener(name, wake, { ...options, passive: true })
  return () => controller.abort()
}
