/** A made-up review in DeFiScan's form. */
export const caip = (n: number): string => `eip155:1:0x${n.toString(16).padStart(40, '0')}`;
const link = (n: number): string => {
  const address = caip(n).slice('eip155:1:'.length);
  return `[${address}](https://explorer.example/address/${address})`;
};

export const review = (more: { day?: string; chain?: string } = {}): string => `---
chain: "${more.chain ?? 'Ethereum'}"
stage: 0
publish_date: "${more.day ?? '2026-05-05'}"
update_date: "1970-01-01"
stage_requirements:
  [[{ text: "All contracts are verified", status: "fixed" }]]
---

# Contracts & Permissions

| Contract Name          | Address    |
| ---------------------- | ---------- |
| Vault (Proxy)          | ${link(1)} |
| Vault (Implementation) | ${link(2)} |
| Oracle                 | ${link(3)} |
| Missing                | tba        |

## All Permission Owners

| Name         | Account     | Type         |
| ------------ | ----------- | ------------ |
| Dev Multisig | ${link(11)} | Multisig 3/6 |
| Operator     | ${link(12)} | EOA          |
| Timelock     | ${link(13)} | Contract     |

## Permissions

| Contract | Function                | Impact    | Owner                     |
| -------- | ----------------------- | --------- | ------------------------- |
| Vault    | \`upgradeTo\`             | new code  | Dev Multisig              |
| Vault    | upgradeToAndCall(a, b)  | new code  | Dev Multisig              |
| Vault    | setFee                  | a fee     | Operator                  |
| Vault    | changeAdmin             | new admin | Operator, Timelock        |
`;
