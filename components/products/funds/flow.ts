/** A flow of funds as published: points and the hops between them, each with who stated it and when. */

export interface FlowPoint {
  id: string;
  name: string;
  /** What was stated of it, short. */ note: string;
}

export interface FlowHop {
  from: string;
  to: string;
  /** As the source puts it. */
  amount: string;
  /** US dollars for the width of the line; null where no amount was stated. */
  usd: number | null;
  /** What the source says, and what it does not. */
  text: string;
  /** With the day of the statement; null where the page gives none. */
  sources: { title: string; url: string; date: string | null }[];
}

export interface Flow {
  title: string;
  /** The whole drawing in words. */
  description: string;
  points: FlowPoint[];
  /** The first hop fills the trunk, the others leave it in this order. */
  hops: FlowHop[];
}
