/**
 * Every colour role, with the contrast it owes. A leaf is `null` because a value belongs to a palette
 * (participant or admin, light or dark), never to the role. `brand/contrast-guide.ts` holds the same
 * promises as data, and a test measures every palette against them.
 *
 * "Every ground" below means page, surface, raised, field, sunken, hover, pressed and brand.soft.
 */
export const colorContract = {
  /** Neutral grounds: what text and controls sit on. */
  ground: {
    /** Behind everything. Owes nothing by itself; every text and line is measured against it. */
    page: null,
    /** Cards and fields. Same duty as `page`. */
    surface: null,
    /** Menus, popovers, dialogs. Same duty as `page`. */
    raised: null,
    /** Inside a field: white by day, a shade below the card by night. Same duty as `page`. */
    field: null,
    /** Wells, table headers, read-only fields. Same duty as `page`. */
    sunken: null,
    /** A quiet row or button under the pointer. Same duty as `page`. */
    hover: null,
    /** A quiet row or button while pressed. Same duty as `page`. */
    pressed: null,
    /** Tooltips and snackbars; carries `text.onInverse` at 7:1. */
    inverse: null,
    /** The veil behind a dialog; translucent, carries nothing. */
    scrim: null,
  },
  text: {
    /** Headings and amounts: 7:1 on every ground. */
    strong: null,
    /** Running text: 7:1 on every ground. */
    body: null,
    /** Descriptions, captions, placeholders: 4.5:1 on every ground. */
    muted: null,
    /** Disabled controls. WCAG exempts them; here they can be read all the same: 4.5:1 on every resting ground. */
    disabled: null,
    /** 7:1 on `ground.inverse`. */
    onInverse: null,
  },
  line: {
    /** Dividers and card edges: decoration, owes nothing. */
    hairline: null,
    /** The edge of a field, checkbox or switch: 3:1 on every ground. */
    control: null,
    /** The same edge under the pointer: 4.5:1 on every ground. */
    strong: null,
  },
  focus: {
    /** The focus ring: 3:1 on every ground. Never from the brand. */
    ring: null,
  },
  /** Status never comes from the brand: red means the same on every plan. */
  status: {
    info: {
      /** 4.5:1 on every ground and on `soft`. */
      text: null,
      /** Notice ground: carries `text.strong` and `text.body` at 7:1, and its own `text` at 4.5:1. */
      soft: null,
      /** Icons and edges: 3:1 on every ground and on `soft`. */
      line: null,
      /** Solid badge: carries `onSolid` at 4.5:1. */
      solid: null,
      /** 4.5:1 on `solid`. */
      onSolid: null,
    },
    success: { text: null, soft: null, line: null, solid: null, onSolid: null },
    warning: { text: null, soft: null, line: null, solid: null, onSolid: null },
    danger: { text: null, soft: null, line: null, solid: null, onSolid: null },
  },
  /** Derived from one colour by `brand/derive-palette.ts`; `brand/brand-style.ts` writes them per request. */
  brand: {
    /** The exact colour that was chosen. Carries `onFill` at 4.5:1. */
    fill: null,
    /** Black or white, whichever reads: 4.5:1 on `fill`, `fillHover` and `fillPressed`. */
    onFill: null,
    /** `fill` under the pointer. */
    fillHover: null,
    /** `fill` while pressed. */
    fillPressed: null,
    /** The edge that makes `fill` visible: 3:1 on every ground (is `fill` itself when that reaches it). */
    edge: null,
    /** Links and selected labels: 4.5:1 on every ground and on `softHover`. */
    text: null,
    /** Outlines, indicators, checked marks: 3:1 on every ground and on `softHover`. */
    line: null,
    /** A tinted ground: carries `text.strong` and `text.body` at 7:1, `text.muted` and `text` at 4.5:1. */
    soft: null,
    /** `soft` under the pointer: carries `text.strong` at 7:1 and `text` at 4.5:1. */
    softHover: null,
    /** A deep ground for one greeting or hero: carries `onDeep` at 7:1 and `onDeepMuted` at 4.5:1. */
    deep: null,
    /** 7:1 on `deep`. */
    onDeep: null,
    /** 4.5:1 on `deep`. */
    onDeepMuted: null,
  },
  /** Top bar and sidebar: its own ground, so that the admin side is known at a glance. */
  chrome: {
    /** Top bar and sidebar ground. */
    ground: null,
    /** 7:1 on `ground` and `hover`. */
    text: null,
    /** 4.5:1 on `ground` and `hover`. */
    muted: null,
    /** Divider on chrome: decoration. */
    line: null,
    /** An item under the pointer. */
    hover: null,
    /** The ground of the current item. */
    active: null,
    /** 4.5:1 on `active`. */
    onActive: null,
    /** The focus ring on chrome: 3:1 on `ground`, `hover` and `active`. */
    focus: null,
  },
  /** Series of a chart, in order: 3:1 on surface and raised. Never the only carrier of a meaning. */
  chart: { one: null, two: null, three: null, four: null, five: null, six: null },
} as const

type Filled<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends null ? string : Filled<Contract[Key]>
}

/** One complete set of colours: every role of the contract with a CSS colour. */
export type Palette = Filled<typeof colorContract>

/** The roles that change with a plan's colour. */
export type BrandRoles = Palette['brand']

/** The roles of a palette that never depend on a brand. */
export type NeutralPalette = Omit<Palette, 'brand'>
