import styled from 'styled-components';
import { Choices } from '@/components/ui/forms';
import { color, media, radius } from '@/styles/theme';

export const Form = styled.form`
  max-width: 640px;
  .about {
    margin-bottom: 20px;
    color: ${color.ink2};
  }
  .submit {
    max-width: 420px;
  }
`;

export const Scale = styled(Choices)`
  .steps {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 8px;
    max-width: 420px;
  }
  label {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font-weight: 600;
  }
  .ends {
    display: flex;
    justify-content: space-between;
    max-width: 420px;
    margin-top: 4px;
    font-size: 13px;
    color: ${color.ink2};
  }
  ${media.phone} {
    label,
    .steps {
      gap: 6px;
    }
  }
`;

/** About as high as the form. Not by a style attribute: these pages' policy blocks those. */
export const Skeleton = styled.div`
  height: 560px;
  background: ${color.sunk};
  border-radius: ${radius.control};
`;
