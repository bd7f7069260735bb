// `npm test`: sets up what is missing, then runs every check. The parts have names of their own in package.json.
import { buildWeb, install, run } from './setup.mjs'

install()
run('npm', ['run', 'check', '--silent'])
run('npm', ['run', 'audit', '--silent'])
buildWeb()
run('npm', ['run', 'test:unit', '--silent'])
run('npm', ['run', 'test:e2e', '--silent'])
