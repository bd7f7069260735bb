import { buildOf } from './figures/measures.ts'
import type { Contacts } from './figures/pose.ts'
import { isAbed, postureOf } from './figures/postures.ts'
import type { Chance } from './random.ts'
import { carries, fitting, isSame, type Node, type Ties, tiesOf } from './relations.ts'
import type { Scene } from './scene.ts'
import type { Place } from './settings/stage.ts'
import { manyOf } from './several.ts'
import { arrange, type Figure, heightOnStage, reachOf, type Standing, widthOf } from './staging.ts'
import { thingDrawing } from './things.ts'
import { sizeFactors, type Thing } from './words.ts'

/** A thing in its place on the stage. */
export interface PlacedOne {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly scale: number
  /** What is nearer to the eye is drawn later. */
  readonly depth: number
  /** Where the others of several are, from the first, and how much smaller. */
  readonly others: readonly (readonly [x: number, y: number, scale: number])[]
  /** The place has drawn it: others are put on it and look at it. */
  readonly isOfPlace?: true
  /** On somebody: it moves with their head, neck or back. */
  readonly worn?: { readonly by: number; readonly where: 'head' | 'neck' | 'back' | 'hand' }
}

/** Somebody in their place. */
export interface PlacedFigure extends Standing {
  readonly index: number
  readonly depth: number
  readonly contacts: Contacts
}

export interface Composition {
  readonly company: readonly PlacedFigure[]
  readonly things: readonly PlacedOne[]
}

/** Where a group is set, and how large. */
export interface GroupSetting {
  readonly focus: number
  readonly span: readonly [number, number]
  /** 1 is the usual size of people. */
  readonly size: number
  readonly chance: Chance
  /** What must not be hidden by anything tall: somebody in bed. */
  readonly clear?: { readonly x: number; readonly half: number }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly depth: number
  readonly scale: number
}

/** The usual depth of what stands behind the people and of what lies before them, from the floor. */
const behind = -62
const before = 36
/** What belongs to the place is farther away than anybody. */
const ownDepth = -150

/** Puts everybody and everything where the lines say they are. @param who the indexes of the cast who are awake */
export function composeGroup(
  scene: Scene,
  place: Place,
  who: readonly number[],
  set: GroupSetting,
): Composition {
  return new Composer(scene, place, who, set).compose()
}

class Composer {
  readonly #scene: Scene
  readonly #place: Place
  readonly #who: readonly number[]
  readonly #set: GroupSetting
  readonly #ties: Ties
  readonly #figures = new Map<number, PlacedFigure>()
  readonly #things = new Map<number, PlacedOne>()
  readonly #taken: { readonly x: number; readonly half: number }[] = []

  constructor(scene: Scene, place: Place, who: readonly number[], set: GroupSetting) {
    this.#scene = scene
    this.#place = place
    this.#who = who
    this.#set = set
    this.#ties = tiesOf(scene)
  }

  compose(): Composition {
    this.#findInPlace()
    this.#placeGroup()
    for (const index of this.#scene.things.keys())
      if (!this.#things.has(index) && !this.#ties.things[index] && this.#holdsThings(index))
        this.#placeOnGround(index)
    for (let pass = 0; pass < 4; pass++) {
      for (const index of this.#who) if (!this.#figures.has(index)) this.#placeTiedFigure(index)
      for (const index of this.#scene.things.keys()) if (!this.#things.has(index)) this.#placeTiedThing(index)
    }
    for (const index of this.#who) if (!this.#figures.has(index)) this.#placeAtEnd(index)
    for (const index of this.#scene.things.keys()) if (!this.#things.has(index)) this.#placeOnGround(index)
    this.#turnToTargets()
    return { company: [...this.#figures.values()], things: [...this.#things.values()] }
  }

  /** The bed in a bedroom is the bed that is there. */
  #findInPlace() {
    for (const [index, { thing, count, size }] of this.#scene.things.entries()) {
      const spot = this.#place.owns?.[thing]
      if (!spot || this.#ties.things[index] || count !== undefined || size) continue
      this.#things.set(index, { thing, ...spot, depth: ownDepth, others: [], isOfPlace: true })
    }
  }

  /** Those who stand for themselves, and what carries others, side by side. */
  #placeGroup() {
    const { focus, span, size, chance } = this.#set
    const { floor } = this.#place
    const cast = this.#scene.cast
    const free = this.#who.filter((index) => !this.#isTied(index))
    const carriers = [...this.#scene.things.keys()].filter(
      (index) =>
        !this.#things.has(index) &&
        !this.#ties.things[index] &&
        carries(this.#ties, index) &&
        this.#who.some((each) => this.#isOn(each, { thing: index })),
    )
    const widths = carriers.map((index) => this.#widthOfCarrier(index))
    const standings = arrange(
      free.map((index) => cast[index] as Figure),
      focus,
      floor,
      chance,
      span,
    )
    const [left, right] = standings.length > 0 ? reachOf(standings) : [focus, focus]
    const gap = 16
    const whole = (right - left) * size + widths.reduce((sum, width) => sum + width + gap, 0)
    const squeeze = Math.min(1, (span[1] - span[0] + 120) / Math.max(1, whole))
    const k = size * squeeze
    const middle = (left + right) / 2
    // Carriers stand to the side of those who turn to them, the first at the right as often as at the left.
    const isFirstRight = chance.next() > 0.5
    const sides = carriers.map((_, index) => (index % 2 === 0) === isFirstRight)
    const shift = sides.reduce(
      (sum, isRight, index) => sum + ((isRight ? -1 : 1) * ((widths[index] ?? 0) * squeeze + gap)) / 2,
      0,
    )
    const centre =
      Math.min(span[1] - (whole * squeeze) / 2 + 60, Math.max(span[0] + (whole * squeeze) / 2 - 60, focus)) +
      (standings.length > 0 ? shift : 0)
    for (const standing of standings) {
      const index = free[standing.variant] ?? 0
      this.#figures.set(index, {
        ...standing,
        index,
        x: centre + (standing.x - middle) * k,
        y: floor + (standing.y - floor) * Math.min(1, 0.4 + size * 0.6),
        scale: standing.scale * k,
        depth: standing.y - floor + (standing.y < floor - 60 ? 60 : 0),
        contacts: {},
      })
    }
    let [from, to] =
      standings.length > 0
        ? [centre - ((right - left) / 2) * k, centre + ((right - left) / 2) * k]
        : [centre, centre]
    for (const [at, index] of carriers.entries()) {
      const width = (widths[at] ?? 0) * squeeze
      const only = standings.length === 0 && carriers.length === 1
      const x = only ? focus : sides[at] ? to + gap + width / 2 : from - gap - width / 2
      if (sides[at]) to = x + width / 2
      else from = x - width / 2
      this.#setThing(index, { x, y: floor + 6, depth: 6, scale: this.#sizeOfCarrier(index) * squeeze })
      this.#taken.push({ x, half: width / 2 })
    }
  }

  /** Whether other things are on, in or beside it. */
  #holdsThings(index: number): boolean {
    return this.#ties.things.some((tie) => tie !== undefined && isSame(tie.to, { thing: index }))
  }

  #isTied(index: number): boolean {
    const tie = this.#ties.figures[index]
    if (!tie) return false
    if ('figure' in tie.to) return this.#who.includes(tie.to.figure)
    const thing = this.#scene.things[tie.to.thing]
    return thing !== undefined && fitting(tie.relation, thing.thing) !== 'before'
  }

  #isOn(figure: number, node: Node): boolean {
    const tie = this.#ties.figures[figure]
    return tie !== undefined && isSame(tie.to, node) && this.#isTied(figure)
  }

  #sizeOfThing(index: number): number {
    const thing = this.#scene.things[index]
    const factor = thing?.size ? sizeFactors[thing.size] : 1
    // In a room a boat is a toy.
    const isToy =
      this.#place.indoors &&
      thing !== undefined &&
      toysIndoors.has(thing.thing) &&
      !carries(this.#ties, index)
    return factor * this.#set.size * (isToy ? 0.36 : 1)
  }

  #widthOfCarrier(index: number): number {
    const thing = this.#scene.things[index]
    if (!thing) return 0
    const riders = this.#who.filter((each) => this.#isOn(each, { thing: index }))
    const people =
      riders.reduce((sum, each) => sum + widthOf(this.#scene.cast[each] as Figure) * 0.8, 0) * this.#set.size
    return Math.max(thingDrawing(thing.thing).width * this.#sizeOfThing(index), people)
  }

  /** A boat for two is larger than one for one. */
  #sizeOfCarrier(index: number): number {
    const thing = this.#scene.things[index]
    const usual = this.#sizeOfThing(index)
    const riders = this.#who.filter((each) => this.#isOn(each, { thing: index }))
    if (!thing || riders.length < 2) return usual
    return (
      usual *
      Math.min(
        1.7,
        Math.max(1, (this.#widthOfCarrier(index) * 1.1) / (thingDrawing(thing.thing).width * usual)),
      )
    )
  }

  #setThing(index: number, spot: Spot, others: PlacedOne['others'] = []) {
    const thing = this.#scene.things[index]
    if (thing) this.#things.set(index, { thing: thing.thing, ...spot, others })
  }

  /** In, on, under, over or behind something that has its place. */
  #placeTiedFigure(index: number) {
    const tie = this.#ties.figures[index]
    const figure = this.#scene.cast[index]
    if (!tie || !figure || !this.#isTied(index)) return
    if ('figure' in tie.to) {
      const host = this.#figures.get(tie.to.figure)
      if (host) this.#placeWithFigure(index, figure, host, tie.relation)
      return
    }
    const host = this.#things.get(tie.to.thing)
    if (!host) return
    const drawing = thingDrawing(host.thing)
    const relation = fitting(tie.relation, host.thing)
    const company = this.#who.filter((each) =>
      this.#isOn(each, { thing: (tie.to as { thing: number }).thing }),
    )
    const place = company.indexOf(index)
    const scale = this.#scaleOf(figure)
    const [level, reach] = (relation === 'in' ? drawing.mouth : drawing.top) ?? [
      -drawing.height,
      drawing.width / 2,
    ]
    const part = company.length === 1 ? 0 : (place / (company.length - 1)) * 2 - 1
    const x = host.x + part * Math.max(0, reach * host.scale - 44 * scale)
    const y = host.y + level * host.scale
    const isSitting = sits(figure)
    const legs = figure.kind === 'creature' ? 0 : buildOf(figure).legs * scale
    if (relation === 'in') {
      // The rim hides the legs of those who stand, and the feet of those who sit.
      const sunk =
        figure.kind === 'creature'
          ? heightOnStage(figure) * this.#set.size * 0.3
          : isSitting
            ? 26 * scale
            : legs * 0.72
      this.#setFigure(index, { x, y: y + sunk, depth: host.depth - 1 - place * 0.1, scale }, {})
    } else if (relation === 'on') {
      const seat = Math.min(-level * host.scale, 74 * scale)
      const isSeated = isSitting && figure.kind !== 'creature'
      if (figure.kind !== 'creature' && figure.action === 'climb') {
        const up = Math.min(-level * host.scale * 0.45, 150)
        this.#setFigure(
          index,
          {
            x: host.x - (drawing.width / 2) * host.scale * 0.5 - 24 * scale,
            y: host.y - up,
            depth: host.depth + 2,
            scale,
          },
          {
            near: { x: host.x - (drawing.width / 2) * host.scale * 0.1, y: host.y - up - 190 * scale },
            far: { x: host.x + 10, y: host.y - up - 150 * scale },
          },
        )
        return
      }
      this.#setFigure(
        index,
        { x, y: isSeated ? y + seat : y, depth: host.depth + 1 + place * 0.1, scale },
        isSeated ? { seat } : {},
      )
    } else if (relation === 'under') {
      this.#setFigure(
        index,
        {
          x: host.x,
          y: this.#place.floor + 2,
          depth: drawing.height * host.scale > 240 ? host.depth + 1 : host.depth - 1,
          scale,
        },
        {},
      )
    } else if (relation === 'over') {
      this.#setFigure(
        index,
        { x: host.x, y: host.y - drawing.height * host.scale - 30, depth: host.depth + 1, scale },
        {},
      )
    } else {
      this.#setFigure(
        index,
        { x: host.x + (drawing.width / 2) * host.scale * 0.3, y: host.y - 34, depth: host.depth - 1, scale },
        {},
      )
    }
  }

  /** On a back, on somebody's head, above or behind them. */
  #placeWithFigure(index: number, figure: Figure, host: PlacedFigure, relation: string) {
    const scale = this.#scaleOf(figure)
    const tall = this.#heightOf(host)
    const forward = host.isFlipped ? -1 : 1
    if (relation === 'on' || relation === 'in') {
      if (host.figure.kind === 'creature' && figure.kind !== 'creature') {
        const back = host.y - tall * 0.6
        const seat = 60 * scale
        this.#setFigure(
          index,
          { x: host.x - forward * 0.08 * widthOf(host.figure), y: back + seat, depth: host.depth + 1, scale },
          { seat },
          host.isFlipped,
        )
        return
      }
      this.#setFigure(
        index,
        {
          x: host.x,
          y: host.y - tall * (host.figure.kind === 'creature' ? 0.72 : 0.96),
          depth: host.depth + 1,
          scale,
        },
        {},
        host.isFlipped,
      )
    } else if (relation === 'over')
      this.#setFigure(
        index,
        { x: host.x + forward * 60, y: host.y - tall - 40, depth: host.depth + 1, scale },
        {},
      )
    else if (relation === 'under')
      this.#setFigure(index, { x: host.x + forward * 30, y: host.y + 22, depth: host.depth + 8, scale }, {})
    else
      this.#setFigure(
        index,
        {
          x: host.x - forward * widthOf(host.figure) * 0.36 * this.#set.size,
          y: host.y - 34,
          depth: host.depth - 8,
          scale: scale * 0.94,
        },
        {},
        host.isFlipped,
      )
  }

  #setFigure(index: number, spot: Spot, contacts: Contacts, isFlipped = false) {
    const figure = this.#scene.cast[index]
    if (!figure) return
    this.#figures.set(index, { figure, index, variant: index, row: 1, ...spot, isFlipped, contacts })
  }

  #scaleOf(figure: Figure): number {
    return arrange([figure], 0, 0, this.#set.chance)[0]?.scale ?? 1.4
  }

  #heightOf({ figure, scale }: PlacedFigure): number {
    return (heightOnStage(figure) * scale) / (arrange([figure], 0, 0, this.#set.chance)[0]?.scale ?? 1)
  }

  #placeAtEnd(index: number) {
    const figure = this.#scene.cast[index]
    if (!figure) return
    const all = [...this.#figures.values()]
    const right = all.length > 0 ? reachOf(all)[1] : this.#set.focus
    const half = (widthOf(figure) * this.#set.size) / 2
    this.#setFigure(
      index,
      {
        x: Math.min(this.#set.span[1], right + half),
        y: this.#place.floor - 4,
        depth: -4,
        scale: this.#scaleOf(figure) * this.#set.size,
      },
      {},
    )
  }

  /** On, in, under, over, beside, behind or before something that has its place. */
  #placeTiedThing(index: number) {
    const tie = this.#ties.things[index]
    const thing = this.#scene.things[index]
    if (!tie || !thing) return
    const size = this.#sizeOfThing(index)
    const drawing = thingDrawing(thing.thing)
    const host = 'thing' in tie.to ? this.#things.get(tie.to.thing) : undefined
    const holder = 'figure' in tie.to ? this.#figures.get(tie.to.figure) : undefined
    if (host) this.#placeByThing(index, host, fitting(tie.relation, host.thing))
    else if (
      holder &&
      (tie.relation === 'worn-by' ||
        (tie.relation === 'on' && wornOn(thing.thing) && holder.figure.kind !== 'creature'))
    ) {
      this.#setThing(index, { x: holder.x, y: holder.y, depth: holder.depth + 0.5, scale: size })
      const placed = this.#things.get(index)
      if (placed)
        this.#things.set(index, {
          ...placed,
          worn: { by: holder.index, where: wornOn(thing.thing) ?? 'head' },
        })
    } else if (
      holder &&
      tie.relation === 'held-by' &&
      holder.figure.kind !== 'creature' &&
      !drawing.isBulky
    ) {
      this.#things.set(index, {
        thing: thing.thing,
        x: holder.x,
        y: holder.y,
        depth: holder.depth + 0.5,
        scale: size,
        others: [],
        worn: { by: holder.index, where: 'hand' },
      })
    } else if (holder) {
      const forward = holder.isFlipped ? -1 : 1
      const tall = this.#heightOf(holder)
      const width = widthOf(holder.figure) * this.#set.size
      const half = (drawing.width / 2) * size
      if (tie.relation === 'on') {
        const lap = holder.figure.kind !== 'creature' && sits(holder.figure)
        this.#setThing(
          index,
          {
            x: holder.x + (lap ? forward * 40 : 0),
            y: holder.y - (lap ? 56 : tall * 0.94),
            depth: holder.depth + 1,
            scale: size,
          },
          this.#several(index, half, size),
        )
      } else if (tie.relation === 'over') {
        this.#setThing(
          index,
          { x: holder.x + forward * 20, y: holder.y - tall - 26, depth: holder.depth + 1, scale: size },
          this.#several(index, half, size),
        )
      } else if (tie.relation === 'under') {
        this.#setThing(index, { x: holder.x, y: holder.y + 8, depth: holder.depth - 1, scale: size })
      } else if (tie.relation === 'behind') {
        this.#setThing(index, {
          x: holder.x - forward * width * 0.3,
          y: this.#place.floor + behind,
          depth: behind,
          scale: size,
        })
      } else {
        const isLow = drawing.height * size < 150
        const x = holder.x + forward * (isLow ? 70 * this.#set.size : width / 2 + half * 0.8)
        const within = Math.min(1140 - half, Math.max(60 + half, x))
        this.#setThing(
          index,
          {
            x: within,
            y: this.#place.floor + (isLow ? before : behind),
            depth: isLow ? before : behind,
            scale: size,
          },
          this.#several(index, half, size),
        )
        this.#taken.push({ x: within, half })
      }
    }
  }

  #placeByThing(index: number, host: PlacedOne, relation: string) {
    const thing = this.#scene.things[index]
    if (!thing) return
    const size = this.#sizeOfThing(index)
    const under = thingDrawing(host.thing)
    const drawing = thingDrawing(thing.thing)
    const halfHost = (under.width / 2) * host.scale
    if (relation === 'on' || relation === 'in') {
      const [level, reach] = (relation === 'in' ? under.mouth : under.top) ?? [-under.height, under.width / 2]
      const mates = [...this.#scene.things.keys()].filter((each) => {
        const other = this.#ties.things[each]
        return other && 'thing' in other.to && this.#things.get(other.to.thing) === host
      })
      const room = (reach * 2 * host.scale) / Math.max(1, mates.length)
      const count = thing.count ?? 1
      const fit = Math.max(
        0.4,
        Math.min(1, (room * 1.15) / (drawing.width * size * Math.min(count, 6) * 0.8)),
      )
      const scale = size * fit
      const x = host.x - reach * host.scale + room * (mates.indexOf(index) + 0.5)
      const sunk = relation === 'in' ? drawing.height * scale * 0.42 : -2
      const others = manyOf(count, drawing.width * scale * 0.8, room * 1.1)
      this.#setThing(
        index,
        {
          x: x + (others.length > 0 ? -(others.at(-1)?.[0] ?? 0) / 2 : 0),
          y: host.y + level * host.scale + sunk,
          depth: host.depth + (relation === 'in' ? -0.5 : 0.5),
          scale,
        },
        others,
      )
      return
    }
    const half = (drawing.width / 2) * size
    const side = this.#sideOf(index, host.x)
    const spots: Record<string, Spot> = {
      under: { x: host.x, y: host.y - 4, depth: host.depth - 0.5, scale: size },
      over: { x: host.x, y: host.y - under.height * host.scale - 24, depth: host.depth + 0.5, scale: size },
      behind: { x: host.x + side * halfHost * 0.4, y: host.y - 26, depth: host.depth - 1, scale: size },
      before: {
        x: host.x + side * halfHost * 0.2,
        y: Math.max(host.y, this.#place.floor) + 24,
        depth: Math.max(host.depth, 0) + 24,
        scale: size,
      },
    }
    const spot = spots[relation] ?? {
      x: host.x + side * (halfHost + half + 8),
      y: host.y + 4,
      depth: host.depth + 0.5,
      scale: size,
    }
    this.#setThing(index, spot, this.#several(index, half, size))
    this.#taken.push({ x: spot.x, half })
  }

  #several(index: number, half: number, size: number): PlacedOne['others'] {
    const count = this.#scene.things[index]?.count ?? 1
    return count > 1 ? manyOf(count, half * 1.8, Math.max(300, 520 * size)) : []
  }

  #sideOf(index: number, x: number): number {
    const side = this.#scene.things[index]?.side
    if (side) return side === 'left' ? -1 : 1
    return x > 600 ? -1 : 1
  }

  /** What the line does not place: beside the group, what is large behind it, what hangs on the wall, what flies in the air. */
  #placeOnGround(index: number) {
    const thing = this.#scene.things[index]
    if (!thing) return
    const { floor, indoors } = this.#place
    const size = this.#sizeOfThing(index)
    const drawing = thingDrawing(thing.thing)
    const count = thing.count ?? 1
    const several = count > 1 ? manyOf(count, drawing.width * size * 0.9, 640) : []
    const spreadWidth = Math.max(0, ...several.map(([x]) => x))
    const half = (drawing.width / 2) * size + spreadWidth / 2
    const tall = drawing.height * size
    const all = [...this.#figures.values()]
    const [left, right] = all.length > 0 ? reachOf(all) : [this.#set.focus - 40, this.#set.focus + 40]
    const targeting = all.find(
      ({ figure }) =>
        figure.target !== undefined && 'thing' in figure.target && figure.target.thing === index,
    )
    const isLarge = drawing.isBulky || tall > 170
    const inAir = drawing.stands === 'air' || (drawing.stands === 'wall' && !indoors)
    const level = inAir
      ? floor - 360
      : drawing.stands === 'wall'
        ? floor - 330
        : drawing.stands === 'floor'
          ? floor + 30
          : isLarge
            ? floor + behind
            : floor + before
    const depth =
      drawing.stands === 'floor'
        ? -300
        : drawing.stands === 'wall' || inAir
          ? -200
          : isLarge
            ? behind
            : before
    const forward = targeting
      ? targeting.x > (left + right) / 2
        ? 1
        : -1
      : this.#sideOf(index, this.#taken.length % 2 === 0 ? 900 : 300)
    const outside = (side: number) =>
      side > 0 ? right + half * (isLarge ? 0.8 : 0.9) : left - half * (isLarge ? 0.8 : 0.9)
    const first = thing.side === 'left' ? -1 : thing.side === 'right' ? 1 : forward
    const wanted =
      drawing.stands === 'floor'
        ? [targeting?.x ?? this.#set.focus]
        : [
            outside(first),
            outside(-first),
            ...(targeting && tall < 150 ? [targeting.x + (targeting.isFlipped ? -70 : 70)] : []),
            outside(first) + first * half * 1.2,
            this.#set.focus,
          ]
    const x = this.#freeOf(wanted, half, tall > 90)
    this.#setThing(index, { x: x - spreadWidth / 2, y: level, depth, scale: size }, several)
    if (drawing.stands !== 'floor') this.#taken.push({ x, half })
  }

  /** The first of the wanted places where nothing else is, on the page. */
  #freeOf(wanted: readonly number[], half: number, _isTall: boolean): number {
    const within = (x: number) => Math.min(1150 - Math.min(half, 300), Math.max(50 + Math.min(half, 300), x))
    const isFree = (x: number) =>
      !this.#taken.some((each) => Math.abs(each.x - x) < (each.half + half) * 0.92)
    const onPage = wanted.map(within)
    const found =
      onPage.find((x, at) => Math.abs(x - (wanted[at] ?? x)) < half * 0.7 + 40 && isFree(x)) ??
      onPage.find(isFree)
    if (found !== undefined) return found
    const grid = Array.from({ length: 23 }, (_, at) => within(60 + at * 49))
    return grid.find(isFree) ?? onPage[0] ?? 600
  }

  /** Who acts on somebody turns to them, and they turn back if they have nobody else to turn to. */
  #turnToTargets() {
    for (const [index, placed] of this.#figures) {
      const target = placed.figure.target
      const to =
        target && 'figure' in target
          ? this.#figures.get(target.figure)
          : target && 'thing' in target
            ? this.#things.get(target.thing)
            : undefined
      const way =
        target && 'direction' in target
          ? target.direction === 'left'
            ? -1
            : target.direction === 'right'
              ? 1
              : 0
          : 0
      const x = to ? to.x : way === 0 ? undefined : placed.x + way * 100
      if (x !== undefined && Math.abs(x - placed.x) > 6) this.#turn(index, x < placed.x)
      else if (!target) {
        const caller = [...this.#figures.values()].find(
          ({ figure }) =>
            figure.target !== undefined && 'figure' in figure.target && figure.target.figure === index,
        )
        if (caller && Math.abs(caller.x - placed.x) > 6 && postureOf(placed.figure) !== 'walking')
          this.#turn(index, caller.x < placed.x)
      }
    }
  }

  #turn(index: number, isFlipped: boolean) {
    const placed = this.#figures.get(index)
    if (placed) this.#figures.set(index, { ...placed, isFlipped })
  }
}

const toysIndoors: ReadonlySet<Thing> = new Set([
  'boat',
  'car',
  'lorry',
  'van',
  'bus',
  'tractor',
  'digger',
  'train',
  'plane',
  'helicopter',
  'spaceship',
  'castle',
  'house',
  'tower',
  'fire-engine',
  'submarine',
  'hot-air-balloon',
])

const seated: ReadonlySet<string> = new Set([
  'sit',
  'sit-on-chair',
  'sit-on-edge',
  'read',
  'ride',
  'row',
  'write',
  'draw',
  'eat',
  'drink',
  'play',
])

export const sits = (figure: Figure): boolean =>
  seated.has(figure.action) || (!isAbed(figure) && postureOf(figure) === 'sitting')

const heads: ReadonlySet<Thing> = new Set([
  'crown',
  'hat',
  'cap',
  'helmet',
  'nightcap',
  'tiara',
  'party-hat',
  'pirate-hat',
  'bucket',
  'pot',
  'basket',
  'flower',
  'flowerpot',
  'lid',
])
const faces: ReadonlySet<Thing> = new Set(['mask', 'glasses', 'goggles'])
const necks: ReadonlySet<Thing> = new Set([
  'scarf',
  'necklace',
  'tie',
  'medal',
  'ribbon',
  'bell',
  'apron',
  'stethoscope',
])
const backs: ReadonlySet<Thing> = new Set(['cape', 'wings', 'rucksack', 'blanket', 'coat', 'quilt'])

/** Where somebody wears a thing, if it can be worn. */
export const wornOn = (thing: Thing): 'head' | 'neck' | 'back' | undefined =>
  heads.has(thing) || faces.has(thing)
    ? 'head'
    : necks.has(thing)
      ? 'neck'
      : backs.has(thing)
        ? 'back'
        : undefined

export const isOnFace = (thing: Thing): boolean => faces.has(thing)
