export interface Mail {
  to: string;
}
