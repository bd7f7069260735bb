import { expect, test } from 'vitest'
import { templates } from '../server/src/modules/mail/templates.ts'
import { templateName } from '../web/src/features/admin/settings/template-names.ts'

test('every mail of the server has a name in the administration, and one that is not known goes by its key', () => {
  expect(Object.keys(templates).filter((key) => templateName(key) === key)).toEqual([])
  expect(templateName('good-night')).toBe('good-night')
})
