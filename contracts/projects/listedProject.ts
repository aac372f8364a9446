import type * as yup from 'yup';
import { projectRowSchema } from './projects';
import { count, textOrNull } from '../schemas';

export const listedProjectSchema = projectRowSchema
  .shape({
    address: textOrNull(
      'Address of its token, or else of a contract; null: none recorded, or no other project of the page has its name.',
    ),
    issuedCount: count(
      'How many records are nothing but tokens of it, such as aTokens: by address, from public lists.',
    ),
    issuedBy: textOrNull('Name of the project of which it is a token; null: none recorded.'),
  })
  .meta({ name: 'ListedProject' });
export type ListedProject = yup.InferType<typeof listedProjectSchema>;
