/** What selectors and topics stand for: of the usual standards, by their hashes. */
import { keccak256, stringToHex, toEventSelector, toFunctionSelector } from 'viem';
import { ABILITIES, type Ability } from '../../contracts/chain/scan';

/** From the EIPs, OpenZeppelin 3 to 5, Safe, Compound, and common tokens. */
const FUNCTIONS = `
acceptAdmin() acceptDefaultAdminTransfer() acceptOwnership() addBlackList(address) addMinter(address)
addOwnerWithThreshold(address,uint256) allowance(address,address) approve(address,uint256)
beginDefaultAdminTransfer(address) blacklist(address) burn(address,uint256) burn(uint256)
burnFrom(address,uint256) cancel(bytes32) cancelDefaultAdminTransfer() cancelTransaction(address,uint256,string,bytes,uint256)
castVote(uint256,uint8) changeAdmin(address) changeProxyAdmin(address,address) changeThreshold(uint256)
claim() configureMinter(address,uint256) decreaseAllowance(address,uint256) delegate(address) deposit()
deposit(uint256) deposit(uint256,address) destroyBlackFunds(address)
diamondCut((address,uint8,bytes4[])[],address,bytes) disableModule(address,address) enableModule(address)
execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)
execTransactionFromModule(address,uint256,bytes,uint8) execute(address,bytes)
execute(address,uint256,bytes,bytes32,bytes32) executeBatch(address[],uint256[],bytes[],bytes32,bytes32)
executeTransaction(address,uint256,string,bytes,uint256) freeze(address) grantRole(bytes32,address)
grantRole(uint64,address,uint32) increaseAllowance(address,uint256) initialize() initialize(address)
initialize(uint256,address[],address[],address) setAdmin(address) issue(uint256) lock() mint(address,uint256) mint(uint256) mint(uint256,address) multicall(bytes[])
pause() permit(address,address,uint256,uint256,uint8,bytes32,bytes32) propose(address[],uint256[],bytes[],string)
queue(address[],uint256[],bytes[],bytes32) queueTransaction(address,uint256,string,bytes,uint256)
redeem(uint256) redeem(uint256,address,address) removeBlackList(address) removeMinter(address)
removeOwner(address,address,uint256) renounceOwnership() renounceRole(bytes32,address) renounceRole(uint64,address)
rescueERC20(address,address,uint256) revokeRole(bytes32,address) revokeRole(uint64,address)
safeTransferFrom(address,address,uint256) safeTransferFrom(address,address,uint256,bytes)
schedule(address,bytes,uint48) schedule(address,uint256,bytes,bytes32,bytes32,uint256)
scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256) setApprovalForAll(address,bool)
setAuthority(address) setBlacklisted(address,bool) setDelay(uint256) setFallbackHandler(address) setFee(uint256)
setGuard(address) setGuardian(address) setImplementation(address) setMinter(address) setOperator(address,bool)
setOracle(address) setOwner(address) setParams(uint256,uint256) setPendingAdmin(address) setPrice(uint256)
setTargetFunctionRole(address,bytes4[],uint64) setTreasury(address) stake(uint256) swap(uint256,uint256,address,bytes)
swapOwner(address,address,address) sweep(address) transfer(address,uint256) transferFrom(address,address,uint256)
transferOwnership(address) unBlacklist(address) unfreeze(address) unpause() unstake(uint256) updateBlacklister(address)
onERC721Received(address,address,uint256,bytes) onERC1155Received(address,address,uint256,uint256,bytes)
onERC1155BatchReceived(address,address,uint256[],uint256[],bytes)
updateDelay(uint256) updateMasterMinter(address) updatePauser(address) upgrade(address,address)
upgradeAndCall(address,address,bytes) upgradeTo(address) upgradeToAndCall(address,bytes) withdraw() withdraw(uint256)
withdraw(address) withdraw(address,uint256) withdraw(uint256,address,address) withdrawETH(uint256) exit() harvest()
addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256) multicall(uint256,bytes[])
swapExactTokensForTokens(uint256,uint256,address[],address,uint256) supply(address,uint256,address,uint16)
borrow(address,uint256,uint256,uint16,address) borrow(uint256) repay(address,uint256,uint256,address)
repayBorrow(uint256) withdraw(address,uint256,address) liquidationCall(address,address,address,uint256,bool)
flashLoan(address,address[],uint256[],uint256[],address,bytes,uint16) submit(address) getReward()`;

/** By usual names. Other names may do the same. */
const ABILITY_FUNCTIONS: Readonly<Record<Ability, string>> = {
  mint: `mint(address,uint256) mint(uint256) mint(uint256,address) issue(uint256) addMinter(address) setMinter(address)
    configureMinter(address,uint256) updateMasterMinter(address) mintTo(address,uint256)`,
  pause: `pause() unpause() pause(bool) setPaused(bool) setPause(bool) updatePauser(address) enableTrading()
    openTrading() setTradingEnabled(bool) setTradingActive(bool)`,
  block: `blacklist(address) unBlacklist(address) addBlackList(address) removeBlackList(address) freeze(address)
    unfreeze(address) setBlacklisted(address,bool) blacklist(address,bool) blacklistAddress(address,bool)
    setBlocked(address,bool) setBlocked(address[],bool) updateBlacklister(address) setBot(address,bool) setBots(address[]) addBots(address[]) delBots(address[])`,
  seize: `destroyBlackFunds(address) wipeFrozenAddress(address) burn(address,uint256) seize(address)
    forceTransfer(address,address,uint256) wipeBlacklistedAccount(address) clawback(address,uint256)`,
  fees: `setFee(uint256) setFees(uint256,uint256) setParams(uint256,uint256) setTax(uint256) setTaxes(uint256,uint256)
    setBuyFee(uint256) setSellFee(uint256) setBuyTax(uint256) setSellTax(uint256) updateBuyFees(uint256,uint256,uint256)
    updateSellFees(uint256,uint256,uint256) setTaxFeePercent(uint256) setLiquidityFeePercent(uint256)
    setMaxTxPercent(uint256) setMaxTxAmount(uint256) setMaxWalletSize(uint256) updateMaxTxnAmount(uint256)
    updateMaxWalletAmount(uint256) excludeFromFee(address) includeInFee(address) excludeFromFees(address,bool)
    removeLimits() setFeeRecipient(address) setFeeCollector(address)`,
};

const EVENTS = `
AdminChanged(address,address) AddedOwner(address) Approval(address,address,uint256) ApprovalForAll(address,address,bool)
BeaconUpgraded(address) Burn(address,uint256) ChangedThreshold(uint256) Deposit(address,uint256)
Deposit(address,address,uint256,uint256) DiamondCut((address,uint8,bytes4[])[],address,bytes) DisabledModule(address)
EnabledModule(address) ExecutionSuccess(bytes32,uint256) Initialized(uint64) Initialized(uint8)
MinDelayChange(uint256,uint256) Mint(address,uint256) Mint(address,uint256,uint256) NewAdmin(address) NewDelay(uint256)
OwnershipTransferStarted(address,address) OwnershipTransferred(address,address) Paused(address) RemovedOwner(address)
RoleAdminChanged(bytes32,bytes32,bytes32) RoleGranted(bytes32,address,address) RoleRevoked(bytes32,address,address)
RoleGranted(uint64,address,uint32,uint48,bool) RoleRevoked(uint64,address)
CallScheduled(bytes32,uint256,address,uint256,bytes,bytes32,uint256) CallExecuted(bytes32,uint256,address,uint256,bytes)
Cancelled(bytes32) Swap(address,uint256,uint256,uint256,uint256,address) Swap(address,address,int256,int256,uint160,uint128,int24)
Sync(uint112,uint112) Transfer(address,address,uint256) TransferSingle(address,address,address,uint256,uint256)
TransferBatch(address,address,address,uint256[],uint256[]) Unpaused(address) Upgraded(address) Withdraw(address,uint256)
Withdraw(address,address,address,uint256,uint256) Withdrawal(address,uint256)`;

const namesOf = (signatures: string, hash: (signature: string) => string) =>
  new Map(
    signatures
      .trim()
      .split(/\s+/)
      .map((one) => [hash(one), one]),
  );

const POWERS = `
AdminChanged(address,address) BeaconUpgraded(address) Upgraded(address) NewImplementation(address,address)
DiamondCut((address,uint8,bytes4[])[],address,bytes) OwnershipTransferStarted(address,address)
OwnershipTransferred(address,address) RoleAdminChanged(bytes32,bytes32,bytes32)
RoleGranted(bytes32,address,address) RoleRevoked(bytes32,address,address) RoleRevoked(uint64,address)
RoleGranted(uint64,address,uint32,uint48,bool) AuthorityUpdated(address) MinDelayChange(uint256,uint256)
NewDelay(uint256) NewAdmin(address) NewPendingAdmin(address) AddedOwner(address) RemovedOwner(address)
ChangedThreshold(uint256) EnabledModule(address) DisabledModule(address) ChangedGuard(address)
ChangedFallbackHandler(address) Paused(address) Unpaused(address) BlacklisterChanged(address)
MasterMinterChanged(address) PauserChanged(address) MinterConfigured(address,uint256)
CallScheduled(bytes32,uint256,address,uint256,bytes,bytes32,uint256)
QueueTransaction(bytes32,address,uint256,string,bytes,uint256)`;

const functions = namesOf(
  [FUNCTIONS, ...Object.values(ABILITY_FUNCTIONS)].join(' '),
  toFunctionSelector,
);
const events = namesOf(`${EVENTS} ${POWERS}`, toEventSelector);

const ROLES = `
ADMIN_ROLE BLACKLISTER_ROLE BRIDGE_ROLE BURNER_ROLE CANCELLER_ROLE DEPOSITOR_ROLE EXECUTOR_ROLE GOVERNANCE_ROLE
GOVERNOR_ROLE GUARDIAN_ROLE KEEPER_ROLE LIQUIDATOR_ROLE MANAGER_ROLE MINTER_ROLE OPERATOR_ROLE ORACLE_ROLE OWNER_ROLE
PAUSE_ROLE PAUSER_ROLE POOL_ADMIN_ROLE PREDICATE_ROLE PROPOSER_ROLE RELAYER_ROLE REPORTER_ROLE RESCUER_ROLE RESUME_ROLE
ROUTER_ROLE SETTER_ROLE SNAPSHOT_ROLE STRATEGIST_ROLE TIMELOCK_ADMIN_ROLE TREASURY_ROLE UNPAUSER_ROLE UPGRADER_ROLE
URI_SETTER_ROLE VALIDATOR_ROLE WHITELISTER_ROLE WITHDRAWER_ROLE`;
const roles = namesOf(ROLES, (name) => keccak256(stringToHex(name)));

/** Topics of events by which somebody gets or loses power, or uses it. */
export const POWER_EVENTS: ReadonlySet<string> = new Set(
  POWERS.trim().split(/\s+/).map(toEventSelector),
);

/** Of several functions with the same hash the usual one. @param selector 0x and 8 digits */
export const nameOfFunction = (selector: string): string | null => functions.get(selector) ?? null;
/** Of the hash of a usual name. @param id 0x and 64 digits */
export const nameOfRole = (id: string): string | null => roles.get(id) ?? null;
/** @param topic 0x and 64 digits */
export const nameOfEvent = (topic: string): string | null => events.get(topic) ?? null;

/** By selector. */
export const ABILITY_OF: ReadonlyMap<string, Ability> = new Map(
  ABILITIES.flatMap((ability) =>
    [...namesOf(ABILITY_FUNCTIONS[ability], toFunctionSelector).keys()].map(
      (selector) => [selector, ability] as const,
    ),
  ),
);
