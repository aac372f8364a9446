import { Grade } from '@/components/ui';
import type { PublicMethod1 } from '@/contracts/method1';
import { copy } from './copy';
import { Sheet } from '../Methodology.styles';
import { Part } from './Part';

export function LettersPart({ letters }: { letters: PublicMethod1['letters'] }) {
  return (
    <Part id="letters">
      <p>{copy.letters.lead}</p>
      <Sheet>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.letters.letter}</th>
              <th scope="col">{copy.letters.from}</th>
              <th scope="col">{copy.letters.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ letter, from, meaning }) => (
              <tr key={letter}>
                <td>
                  <Grade letter={letter} />
                </td>
                <td>{from}</td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </Part>
  );
}
