/** The Trusted Types policy that allows the URL of the page's own service worker, and of no other script. */
export const workerPolicyName = 'nightlight-worker'

/** The text of the only `<style>` element that pages may have: Radix adds it to the list of a select. */
export const selectListStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'
