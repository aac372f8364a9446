import styled from 'styled-components';

export const Ask = styled.div`
  .contact {
    margin: 0;
    color: inherit;
    font-size: 15px;
  }
  .contact a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
