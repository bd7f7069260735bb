import { getInstallation } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { PhotoReaderDeps } from '../characters/index.ts'
import type { PaymentDeps } from '../payments/index.ts'
import type { PictureDeps } from '../pictures/index.ts'
import type { SettingsDeps } from '../settings/index.ts'
import { countSamples, languagesWritten, type WriterDeps } from '../stories/index.ts'
import { findCloner, type SpeechDeps } from '../voices/index.ts'

type Deps = Pick<PlatformDeps, 'config' | 'db'> &
  SettingsDeps &
  PaymentDeps &
  PhotoReaderDeps &
  Pick<PictureDeps, 'imageGenerator'> &
  Pick<WriterDeps, 'writer'> &
  Pick<SpeechDeps, 'speakers'>

/** One answer for every screen that offers something which an operator may not have set up. */
export function installationRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db, settings, payments, imageGenerator, photoReader, speakers, writer } = deps
  serve(app, getInstallation, { access: 'public' }, async () => {
    const { smtp, adminEmail } = await settings.current()
    const samples = await countSamples(db)
    return {
      requiresApproval: config.accounts.requireApproval,
      payments: payments !== null,
      mail: smtp !== null,
      supportEmail: config.support.email ?? adminEmail,
      storyLanguages: [...languagesWritten(writer)],
      voiceCloning: (await findCloner(speakers)) !== null,
      realImages: imageGenerator !== null,
      photoReader: photoReader?.vendor ?? null,
      // Those of a first start are requested shortly after it.
      samplesInMaking: samples.inMaking > 0 || (config.sampleContent && samples.all === 0),
    }
  })
}
