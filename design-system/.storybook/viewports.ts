/** The widths that every component is looked at: the narrowest phone, a usual one, a tablet, a desk. */
const widths = { 320: 568, 360: 740, 768: 1024, 1440: 900 }

export const viewports = Object.fromEntries(
  Object.entries(widths).map(([width, height]) => [
    `w${width}`,
    {
      name: `${width} px`,
      type: Number(width) < 700 ? 'mobile' : Number(width) < 1000 ? 'tablet' : 'desktop',
      styles: { width: `${width}px`, height: `${height}px` },
    } as const,
  ]),
)
