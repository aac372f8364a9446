import { copy } from './copy';
import { Part } from './Part';

/** What a new installation shows, and how far to trust it. */
export function DemonstrationPart() {
  return (
    <Part id="demonstration">
      {copy.demonstration.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Part>
  );
}
