import { readRpcUrls } from './readRpcUrls';

it('reads an address for each chain', () => {
  const RPC_URLS =
    '1=https://rpc.example.com/key, 8453=https://base.example.com?k=1|https://b.example.com\n31337=http://127.0.0.1:8545';
  expect([...readRpcUrls({ RPC_URLS })]).toEqual([
    ['eip155:1', ['https://rpc.example.com/key']],
    ['eip155:8453', ['https://base.example.com?k=1', 'https://b.example.com']],
    ['eip155:31337', ['http://127.0.0.1:8545']],
  ]);
  expect(readRpcUrls({}).size).toBe(0);
});

it.each([
  ['in clear on a network', '1=http://rpc.example.com/s3cret'],
  ['of another kind', '1=wss://rpc.example.com/s3cret'],
  ['without a chain', 'https://rpc.example.com/s3cret'],
  ['of a named chain', 'ethereum=https://rpc.example.com/s3cret'],
  ['that is none', '1=s3cret'],
  ['with a second in clear', '1=https://rpc.example.com|http://b.example.com/s3cret'],
  ['with a third', '1=https://a.example|https://b.example|https://c.example/s3cret'],
  ['twice', '1=https://a.example.com/s3cret 1=https://b.example.com'],
])('refuses an address %s, without repeating it', (_, RPC_URLS) => {
  expect(() => readRpcUrls({ RPC_URLS })).toThrow(/^RPC_URLS must be pairs/);
  expect(() => readRpcUrls({ RPC_URLS })).not.toThrow(/s3cret/);
});
