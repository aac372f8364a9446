/** A published flow of funds; every point and hop names its source and day. */

export interface FlowPoint {
  id: string;
  name: string;
  note: string;
}

export interface FlowHop {
  from: string;
  to: string;
  amount: string;
  /** US dollars, for the line's width; null if not stated. */
  usd: number | null;
  text: string;
  /** `date` is the day of the statement; null if the page gives none. */
  sources: { title: string; url: string; date: string | null }[];
}

export interface Flow {
  title: string;
  description: string;
  points: FlowPoint[];
  /** The first hop fills the trunk; the others leave it in this order. */
  hops: FlowHop[];
}
