/** @returns a group of modules that come in one file, with what they import, unless a group before it has that */
const group = (name: string, test: RegExp) => ({ name, test })

const shared = {
  lib: 'date-time|fitted-name|refetch-at-reset|save-file|use-latest',
  ui: 'card|password-field|switch|text-field',
  features: 'children/portrait|plans/how-to-upgrade|sign-in/sign-in|spoken-names/queries',
}

const groups = [
  // The first load is React and the app, each in one file.
  { name: 'react', tags: ['$initial' as const] },
  group('app', /\/src\/app\/start\.tsx$/),
  { ...group('icons', /\/lucide-react\//), minShareCount: 2 },
  group(
    'controls',
    new RegExp(
      `/@radix-ui/react-(presence|roving-focus|use-size|visually-hidden)/|/src/(lib/(${shared.lib})|ui/(${shared.ui})|features/(${shared.features}))\\.tsx?$`,
    ),
  ),
  // What lies above a page: the menu of the account, which every page has for whoever is signed in, and dialogs.
  group(
    'layers',
    /\/src\/(app\/account-menu|features\/stories\/stories-in-making|ui\/(confirm|dialog))\.tsx$/,
  ),
  // With react-hook-form.
  group('forms', /\/src\/features\/sign-in\/login-form\.tsx$/),
  group('select', /\/src\/ui\/select\.tsx$|\/@radix-ui\/react-radio-group\//),
  group('player', /\/src\/features\/reader\/(player\/play-story|keep-last)\.ts$/),
  group(
    'fields',
    /\/src\/(ui\/(chip|slider)|features\/(spoken-names\/(name-said|preview-name)|voices\/queries))\.tsx?$/,
  ),
]

/**
 * What pages share, in a few files and not in some forty: each takes the browser several milliseconds of its main thread to ask for, and
 * more while a service worker answers. See docs/decisions/0096.
 */
export const chunkGroups = groups.map((each, index) => ({ ...each, priority: groups.length - index }))
