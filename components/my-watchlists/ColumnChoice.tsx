import { leaderboardCopy } from '@/components/leaderboard/page';
import { Hidden } from '@/components/ui';
import { LIST_COLUMNS, type ListColumn } from '@/contracts/ratings/leaderboard';
import { copy } from './copy';

interface ColumnChoiceProps {
  hidden: boolean;
  chosen: readonly ListColumn[];
  onChoose: (columns: ListColumn[]) => void;
}

/** The leaderboard's columns. */
export const ColumnChoice = ({ hidden, chosen, onChoose }: ColumnChoiceProps) => (
  <fieldset className="columns" hidden={hidden}>
    <legend>
      <Hidden>{copy.columnsChosen}</Hidden>
    </legend>
    {LIST_COLUMNS.map((column) => (
      <label key={column}>
        <input
          type="checkbox"
          checked={chosen.includes(column)}
          onChange={({ target }) =>
            onChoose(
              LIST_COLUMNS.filter((one) =>
                one === column ? target.checked : chosen.includes(one),
              ),
            )
          }
        />
        {leaderboardCopy.columns[column]}
      </label>
    ))}
  </fieldset>
);
