/** What pictures stand for. Others, faces above all, are mood and not meaning. */
export const emoji: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '🦷': 'tooth', '🎂': 'birthday', '🎈': 'balloon', '🦕': 'dinosaur', '🦖': 'dinosaur', '🐉': 'dragon', '🐲': 'dragon', '🦄': 'unicorn', '🧚': 'fairy',
    '🧜': 'mermaid', '🤖': 'robot', '👽': 'alien', '👻': 'ghost', '🧙': 'wizard', '👑': 'crown', '👸': 'princess', '🤴': 'prince', '🦸': 'superhero',
    '🏴': 'pirate', '🐶': 'dog', '🐕': 'dog', '🐩': 'dog', '🐱': 'cat', '🐈': 'cat', '🐭': 'mouse', '🐁': 'mouse', '🐹': 'hamster', '🐰': 'rabbit', '🐇': 'rabbit',
    '🦊': 'fox', '🐻': 'bear', '🐼': 'panda', '🐨': 'koala', '🐯': 'tiger', '🐅': 'tiger', '🦁': 'lion', '🐮': 'cow', '🐄': 'cow', '🐷': 'pig', '🐖': 'pig', '🐸': 'frog',
    '🐵': 'monkey', '🐒': 'monkey', '🐔': 'chicken', '🐓': 'chicken', '🐣': 'chick', '🐤': 'chick', '🐧': 'penguin', '🐦': 'bird', '🦆': 'duck', '🦢': 'swan', '🦉': 'owl', '🦇': 'bat',
    '🐺': 'wolf', '🐴': 'horse', '🐎': 'horse', '🐝': 'bee', '🐛': 'caterpillar', '🦋': 'butterfly', '🐌': 'snail', '🐞': 'ladybird', '🐜': 'ant', '🕷': 'spider', '🐢': 'turtle',
    '🐍': 'snake', '🦎': 'lizard', '🐙': 'octopus', '🦀': 'crab', '🐠': 'fish', '🐟': 'fish', '🐬': 'dolphin', '🐳': 'whale', '🐋': 'whale', '🦈': 'shark', '🐊': 'crocodile',
    '🦓': 'zebra', '🦒': 'giraffe', '🐘': 'elephant', '🦛': 'hippo', '🦏': 'rhino', '🐪': 'camel', '🦙': 'llama', '🐑': 'sheep', '🐐': 'goat', '🦌': 'deer', '🦔': 'hedgehog', '🦦': 'otter',
    '🦥': 'sloth', '🐿': 'squirrel', '🦝': 'raccoon', '🦡': 'badger', '🦩': 'flamingo', '🦜': 'parrot', '🦭': 'seal', '🚂': 'train', '🚆': 'train', '🚄': 'train', '🚌': 'bus', '🚗': 'car', '🚒': 'fire engine',
    '🚑': 'ambulance', '🚜': 'tractor', '🚛': 'truck', '🚚': 'truck', '🚁': 'helicopter', '✈': 'plane', '🛩': 'plane', '🚀': 'rocket', '🛸': 'ufo', '⛵': 'boat', '🚢': 'ship', '🚲': 'bike', '🛴': 'scooter',
    '⛄': 'snowman', '☃': 'snow', '❄': 'snow', '🌧': 'rain', '⛈': 'storm', '🌩': 'thunder', '🌈': 'rainbow', '🌙': 'moon', '🌛': 'moon', '🌝': 'moon', '⭐': 'star', '🌟': 'star', '🪐': 'planet',
    '🏖': 'beach', '🏝': 'island', '⛺': 'camping', '🏕': 'camping', '🏰': 'castle', '🎄': 'christmas', '🎅': 'christmas', '🎃': 'halloween', '🕎': 'hanukkah', '🪔': 'diwali', '🎆': 'firework', '🎇': 'firework',
    '🎪': 'circus', '🎠': 'fair', '🎢': 'rollercoaster', '🏊': 'swimming', '⚽': 'football', '🩰': 'ballet', '👶': 'new baby', '🤒': 'unwell', '🤧': 'unwell', '😷': 'unwell', '🤢': 'unwell', '🤮': 'unwell',
    '😢': 'sad', '😭': 'sad', '😡': 'angry', '😠': 'angry', '😴': 'tired', '👓': 'glasses', '💉': 'injection', '🩹': 'plaster', '🏥': 'hospital', '🚽': 'toilet', '🏠': 'house', '📦': 'box', '👟': 'shoe',
    '🍕': 'pizza', '🍦': 'ice cream', '🍨': 'ice cream', '🍫': 'chocolate', '🍓': 'strawberry', '🍌': 'banana', '🥞': 'pancake', '🎁': 'present', '🪁': 'kite', '🧸': 'teddy', '🪄': 'magic wand', '🔦': 'torch', '🎵': 'song',
    '🫧': 'bubble', '🌻': 'sunflower', '🌊': 'sea', '🌋': 'volcano', '🐚': 'shell', '🍂': 'autumn', '🍁': 'autumn',
  }),
)
