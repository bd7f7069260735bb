// Without this file the page says how to print; with it there is a button.
const button = document.querySelector('[data-print]')
button?.addEventListener('click', () => window.print())
button?.removeAttribute('hidden')
