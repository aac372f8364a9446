import type { Mail } from '../mail';

export interface Flag {
  mail: Mail;
}
