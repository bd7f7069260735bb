import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The icons of the installed app, drawn from the lantern of the favicon. Run by hand when the lantern changes:
 * `node web/scripts/draw-icons.mjs`. Uses the server's image library.
 */
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp')

const night = '#1d1938'

/** @param scale of the lantern: a mask may cut off everything outside the inner 80 % */
const icon = ({ scale, corner }) => {
  const move = 16 - 16 * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <defs><radialGradient id="glow"><stop stop-color="#ffbf66" stop-opacity=".5"/><stop offset="1" stop-color="#ffbf66" stop-opacity="0"/></radialGradient></defs>
  <rect width="32" height="32" rx="${corner}" fill="${night}"/>
  <g transform="translate(${move} ${move}) scale(${scale})">
    <circle cx="16" cy="17" r="13" fill="url(#glow)"/>
    <path d="M12 7.5h8" stroke="#f7eddd" stroke-width="2" stroke-linecap="round"/>
    <path d="M10 14c0-3 2.500-5 6-5s6 2 6 5v6c0 3-2.500 5-6 5s-6-2-6-5z" fill="#ffbf66"/>
    <path d="M16 12.500c2 2.200 3 3.700 3 5.300a3 3 0 0 1-6 0c0-1.600 1-3.100 3-5.300z" fill="#fff3da"/>
  </g>
</svg>`
}

const icons = [
  { name: 'icon-192', size: 192, scale: 1.1, corner: 7 },
  { name: 'icon-512', size: 512, scale: 1.1, corner: 7 },
  { name: 'maskable-192', size: 192, scale: 0.95, corner: 0 },
  { name: 'maskable-512', size: 512, scale: 0.95, corner: 0 },
  { name: 'apple-touch-180', size: 180, scale: 1.1, corner: 0 },
]

for (const { name, size, scale, corner } of icons) {
  const svg = Buffer.from(icon({ scale, corner }))
  const png = await sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  writeFileSync(new URL(`../public/icons/${name}.png`, import.meta.url), png)
}
