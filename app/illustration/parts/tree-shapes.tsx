import type { Standing } from './shapes.tsx'

/** Each grows up from (0, 0) and is about a hundred units high. */
export const treeCrowns = {
  alder: {
    crown:
      'M0-118c10 2 16 12 15 20c11 4 15 16 11 24c11 6 11 22 1 28c1 14-13 21-27 20s-28-6-27-20c-10-6-10-22 1-28c-4-8 0-20 11-24c-1-8 5-18 15-20z',
    lit: 'M1-118c9 2 15 12 14 20c11 4 15 16 11 24c11 6 11 22 1 28c1 12-10 19-24 20c16-24 14-66-2-92z',
  },
  round: {
    crown: 'M2-100c25 0 36 22 34 44s-18 31-36 30s-34-10-36-32s14-42 38-42z',
    lit: 'M6-100c23 3 32 24 30 44s-15 28-31 30c18-16 20-50 1-74z',
  },
  tall: {
    crown: 'M0-138c13 12 21 44 19 74s-10 37-19 38s-18-14-19-38s6-62 19-74z',
    lit: 'M0-138c13 12 21 44 19 74s-9 35-17 38c8-30 7-80-2-112z',
  },
  broad: {
    crown: 'M-46-36c-16-6-16-26 0-31c-2-19 22-32 38-24c14-15 44-7 47 12c19 2 23 25 9 36c-14 15-76 16-94 7z',
    lit: 'M4-96c15-5 33 2 35 17c19 2 23 25 9 36c-8 9-26 13-44 13c20-8 28-22 20-34c5-14-4-28-20-32z',
  },
}

export type TreeKind = keyof typeof treeCrowns

/** What shows of the boughs through the leaves. */
const treeBoughs = 'M0-38V-66M0-46l-11-12M0-40l12-14'

export const treeTrunk = 'M-4 1L-1-38-12-60 0-47V-72L2-48 13-57 2-38 4 1z'

export interface Plant extends Standing {
  /** 1 is far and pale, 4 near and dark. */
  tone?: 1 | 2 | 3 | 4
}

export interface TreeProps extends Plant {
  kind?: TreeKind
}

/** Drawn in full where no scene defines its kind, and where ids would meet those of the page's scene. */
export function SingleTree({ x, y, size = 0.6, tone = 3, kind = 'alder' }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} fill={`var(--leaf-${tone})`}>
      <TreeShape kind={kind} />
    </g>
  )
}

/** Unique, because a document has at most one inline scene, and a picture file is a document of its own. */
export const treeId = (kind: TreeKind) => `tree-${kind}`

export function TreeShapes({ kinds }: { kinds: TreeKind[] }) {
  if (kinds.length === 0) return null
  return (
    <defs>
      {kinds.map((kind) => (
        <g key={kind} id={treeId(kind)}>
          <TreeShape kind={kind} />
        </g>
      ))}
    </defs>
  )
}

/** The crown has the fill of what it is in. */
function TreeShape({ kind }: { kind: TreeKind }) {
  return (
    <>
      <ellipse cy="1" rx="30" ry="4" fill="var(--shade)" />
      <path d="M-5 1L-2-60H2L5 1z" fill="var(--trunk)" />
      <path d={treeCrowns[kind].crown} />
      <path d={treeCrowns[kind].lit} fill="var(--leaf-highlight)" />
      <path d={treeBoughs} fill="none" stroke="var(--shade)" strokeWidth="3" />
    </>
  )
}
