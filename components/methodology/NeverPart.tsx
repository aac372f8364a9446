import { copy } from './copy';
import { Part } from './Part';

export function NeverPart() {
  return (
    <Part id="never">
      <p>{copy.never.lead}</p>
      <ul className="text">
        {copy.never.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  );
}
