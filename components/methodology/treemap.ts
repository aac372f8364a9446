import type { Weighed } from './weigh';

export interface Tile extends Weighed {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Area {
  y: number;
  width: number;
  height: number;
}

const total = (items: readonly Weighed[]): number =>
  items.reduce((sum, { share }) => sum + share, 0);

/** Two rows of tiles, the heavier first half above: each area is as large as its share. */
export function toTiles(signals: readonly Weighed[], { y, width, height }: Area): Tile[] {
  const heaviest = signals.toSorted((a, b) => b.share - a.share);
  const rows = [heaviest.slice(0, 2), heaviest.slice(2)].filter((row) => row.length > 0);
  const all = total(signals);
  let top = y;
  return rows.flatMap((row) => {
    const rowHeight = (height * total(row)) / all;
    let left = 0;
    const tiles = row.map((item) => {
      const tile = {
        ...item,
        x: left,
        y: top,
        width: (width * item.share) / total(row),
        height: rowHeight,
      };
      left += tile.width;
      return tile;
    });
    top += rowHeight;
    return tiles;
  });
}
