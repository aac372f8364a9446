import { parse } from 'yaml';

export interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; args?: string[] };
  command?: string[];
  env_file?: string | string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  privileged?: boolean;
  network_mode?: string;
  pid?: string;
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

export interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
  volumes: Record<string, unknown>;
}

export const readCompose = (text: string): Compose => parse(text, { merge: true }) as Compose;

export const isOurs = ({ image = '' }: Service): boolean => image.startsWith('plumbline:');
