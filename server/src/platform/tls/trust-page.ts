import { createServer, type Server } from 'node:http'
import { html, ownMarkup } from '../html.ts'
import { fingerprintOf } from './home-certificate.ts'

const certificatePath = '/nightlight-at-home.crt'

/**
 * A small server without TLS that helps a phone to trust the authority of this installation: the page with its certificate cannot be
 * loaded over a connection that is not trusted yet. Nothing of a family is served here.
 * @param openUrl the address at which Nightlight is open, with `https:`
 */
export function createTrustServer(authority: string, openUrl: string): Server {
  const page = trustPage(fingerprintOf(authority), openUrl)
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    } else if (request.url === certificatePath) {
      // iPhones offer to install what has this type.
      response
        .writeHead(200, { 'content-type': 'application/x-x509-ca-cert', 'cache-control': 'no-store' })
        .end(authority)
    } else {
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(page)
    }
  })
}

function trustPage(fingerprint: string, openUrl: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Let this device trust Nightlight</title>
<style>${ownMarkup(style)}</style>
</head>
<body>
<main>
<h1>Let this device trust Nightlight</h1>
<p>Nightlight runs on a computer in your home and made a certificate of its own. A device has to trust it once; then recording, keeping stories
for offline and a screen that stays on work here, too.</p>
<p><a class="button" href="${certificatePath}">Download the certificate</a></p>
<h2>iPhone and iPad</h2>
<ol>
<li>Open this page in Safari, press <b>Download the certificate</b> and then <b>Allow</b>.</li>
<li>Open <b>Settings</b>, press <b>Profile Downloaded</b> near the top, then <b>Install</b>.</li>
<li>In <b>Settings › General › About › Certificate Trust Settings</b>, switch <b>Nightlight at home</b> on.</li>
</ol>
<h2>Android</h2>
<ol>
<li>Press <b>Download the certificate</b>.</li>
<li>Open <b>Settings</b> and search for <b>CA certificate</b> (under Security › Encryption and credentials › Install a certificate).</li>
<li>Choose <b>CA certificate</b>, then <b>Install anyway</b>, and pick <b>nightlight-at-home.crt</b> among the downloads.</li>
</ol>
<h2>Windows, Mac and Linux</h2>
<p>Open the downloaded file. On Windows install it into <b>Trusted Root Certification Authorities</b>; on a Mac add it to the keychain and set
it to <b>Always Trust</b>; on Linux import it in the settings of the browser, under certificates, authorities. Firefox has a list of its own everywhere.</p>
<h2>Then open Nightlight</h2>
<p><a class="button" href="${openUrl}">${openUrl}</a></p>
<h2>Is it the right one?</h2>
<p>The device shows a fingerprint (SHA-256) of the certificate before you trust it. It has to be this one, which is also printed where Nightlight was started:</p>
<p class="fingerprint">${fingerprint}</p>
<p>Whoever has the key of this certificate could pretend to be any site to this device. The key never leaves the computer that Nightlight runs on. When you no
longer use Nightlight, remove <b>Nightlight at home</b> in the same settings.</p>
</main>
</body>
</html>`.text
}

const style = `
:root { color-scheme: light dark; --paper: #fbf5ec; --ink: #2d2140; --accent: #6b3f87; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --paper: #15122a; --ink: #f3e9da; --accent: #f0b45a; --on: #1b1530 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 38rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem }
h1 { font: 600 1.9rem/1.2 Georgia, serif } h2 { font: 600 1.3rem/1.3 Georgia, serif; margin: 2rem 0 .5rem }
li { margin: .4rem 0 } .button { display: inline-block; padding: .75rem 1.25rem; border-radius: .75rem; background: var(--accent);
color: var(--on); text-decoration: none; font-weight: 600; overflow-wrap: anywhere } .fingerprint { font: .95rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere }`
