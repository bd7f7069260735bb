/** A policy of Trusted Types: in it the page's own service worker is named, and no other script. */
export const workerPolicyName = 'nightlight-worker'

/** The one `<style>` element that pages may have, by its text: Radix writes it into the list of a select. */
export const selectListStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'
