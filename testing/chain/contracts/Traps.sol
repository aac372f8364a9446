// SPDX-License-Identifier: MIT
// Contracts for tests that say one thing and do another.
pragma solidity ^0.8.24;

import "./Scene.sol";

/// Names an owner, and obeys another.
contract Liar {
    address public owner;
    address real;
    uint256 public value;
    constructor(address shown, address real_) { owner = shown; real = real_; }
    function transferOwnership(address) external view { require(msg.sender == owner); }
    function set(uint256 to) external { require(msg.sender == real); value = to; }
}

contract UupsLiar is UUPSUpgradeable {
    address immutable shown;
    address immutable real;
    constructor(address shown_, address real_) { shown = shown_; real = real_; }
    function owner() external view returns (address) { return shown; }
    function _authorizeUpgrade(address) internal view override { require(msg.sender == real); }
}

/// The upgrade that everybody knows does nothing; another function is the real one.
contract UupsDecoy {
    address immutable shown;
    address immutable real;
    constructor(address shown_, address real_) { shown = shown_; real = real_; }
    function owner() external view returns (address) { return shown; }
    function upgradeToAndCall(address, bytes calldata) external payable { require(msg.sender == shown); }
    function change(address to) external { require(msg.sender == real); ERC1967Utils.upgradeToAndCall(to, ""); }
}

contract UupsOpen is OwnableUpgradeable, UUPSUpgradeable {
    function initialize(address owner) external initializer { __Ownable_init(owner); }
    function _authorizeUpgrade(address) internal override {}
}

/// Sets the slots of a proxy and is none.
contract NoProxy {
    constructor(address implementation, address admin) {
        bytes32 slot = ERC1967Utils.IMPLEMENTATION_SLOT;
        bytes32 slot2 = ERC1967Utils.ADMIN_SLOT;
        assembly { sstore(slot, implementation) sstore(slot2, admin) }
    }
    function value() external pure returns (uint256) { return 1; }
}

/// Sets the slots of a proxy, and runs code from elsewhere.
contract OtherProxy {
    address target;
    address real;
    constructor(address implementation, address admin, address target_, address real_) {
        bytes32 slot = ERC1967Utils.IMPLEMENTATION_SLOT;
        bytes32 slot2 = ERC1967Utils.ADMIN_SLOT;
        assembly { sstore(slot, implementation) sstore(slot2, admin) }
        target = target_;
        real = real_;
    }
    function change(address to) external { require(msg.sender == real); target = to; }
    fallback() external payable { (bool ok, bytes memory data) = target.delegatecall(msg.data); require(ok); assembly { return(add(data, 32), mload(data)) } }
}

/// Answers every call as new code would, and runs code from elsewhere.
contract Parrot {
    address target;
    constructor(address implementation, address admin, address target_) {
        bytes32 slot = ERC1967Utils.IMPLEMENTATION_SLOT;
        bytes32 slot2 = ERC1967Utils.ADMIN_SLOT;
        assembly { sstore(slot, implementation) sstore(slot2, admin) }
        target = target_;
    }
    fallback(bytes calldata data) external payable returns (bytes memory) {
        if (data.length == 0) { (bool ok,) = target.delegatecall(data); require(ok); }
        return abi.encode(ERC1967Utils.IMPLEMENTATION_SLOT);
    }
}

/// A true proxy whose admin slot means nothing.
contract UnusedAdmin is Proxy {
    address immutable real;
    constructor(address implementation, address admin, address real_) {
        ERC1967Utils.upgradeToAndCall(implementation, "");
        ERC1967Utils.changeAdmin(admin);
        real = real_;
    }
    function change(address to) external { require(msg.sender == real); ERC1967Utils.upgradeToAndCall(to, ""); }
    function _implementation() internal view override returns (address) { return ERC1967Utils.getImplementation(); }
}

contract FakeSafe {
    address[] owners;
    address real;
    constructor(address[] memory owners_, address real_) { owners = owners_; real = real_; }
    function getOwners() external view returns (address[] memory) { return owners; }
    function getThreshold() external pure returns (uint256) { return 5; }
    function getModulesPaginated(address, uint256) external pure returns (address[] memory none, address) { return (none, address(1)); }
    function act(address to, bytes calldata data) external { require(msg.sender == real); (bool ok,) = to.call(data); require(ok); }
}

/// Executes at once.
contract EagerTimelock is TimelockController {
    constructor(uint256 delay, address[] memory proposers, address[] memory executors) TimelockController(delay, proposers, executors, address(0)) {}
    function execute(address to, uint256 value, bytes calldata data, bytes32, bytes32) public payable override {
        require(hasRole(PROPOSER_ROLE, msg.sender) || isOperation(hashOperation(to, value, data, 0, 0)));
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }
}

/// Says thirty days, and asks its proposer for none.
contract ShortTimelock is TimelockController {
    constructor(address[] memory proposers, address[] memory executors) TimelockController(0, proposers, executors, address(0)) {}
    function getMinDelay() public view override returns (uint256) { return hasRole(PROPOSER_ROLE, msg.sender) ? 0 : 30 days; }
}

/// Queues and never executes.
contract IdleTimelock is TimelockController {
    constructor(address[] memory proposers, address[] memory executors) TimelockController(1 days, proposers, executors, address(0)) {}
    function execute(address, uint256, bytes calldata, bytes32, bytes32) public payable override {}
}

/// Two roles, each the other's admin, and nobody above.
contract RoleLoop is AccessControlEnumerable {
    constructor(address who) {
        _setRoleAdmin("a", "b");
        _setRoleAdmin("b", "a");
        _grantRole("a", who);
        _grantRole("b", who);
    }
}

contract Bomb {
    constructor() payable {}
    function go() external { selfdestruct(payable(msg.sender)); }
}

contract Bomber {
    event Made(address at);
    receive() external payable {}
    function run() external { Bomb bomb = new Bomb(); bomb.go(); emit Made(address(bomb)); }
}

/// What a changed slot 0 of a Safe may lead to.
contract FakeSingleton {
    function getOwners() external pure returns (address[] memory owners) { owners = new address[](3); owners[0] = address(0x11); owners[1] = address(0x12); owners[2] = address(0x13); }
    function getThreshold() external pure returns (uint256) { return 3; }
}

/// Names an owner who has a deposit: only what the deposit opens, others cannot do.
contract Deposits is Ownable {
    mapping(address => uint256) public held;
    uint256 public total;
    constructor(address owner) Ownable(owner) { held[owner] = 10; }
    function withdraw() external { require(held[msg.sender] > 0); held[msg.sender] = 0; }
    function take(uint256 amount) external { require(amount > 0 && held[msg.sender] >= amount); held[msg.sender] -= amount; }
    function add(uint256 amount) external { total += amount; }
}

/// Names an owner, and obeys another in everything else.
contract OtherBoss is Ownable {
    address immutable boss;
    uint256 public value;
    constructor(address owner, address boss_) Ownable(owner) { boss = boss_; }
    function set(uint256 to) external { require(msg.sender == boss); value = to; }
    function renounceOwnership() public override onlyOwner { revert(); }
}

/// Refuses everybody for nothing, and the owner for more.
contract AboveNothing is Ownable {
    uint256 public value;
    constructor(address owner) Ownable(owner) {}
    function set(uint256 to) external { if (to > 0) _checkOwner(); value = to; }
}

/// Says that anybody is a member, and does nothing.
contract FakeManager {
    address real;
    event RoleGranted(uint64 indexed roleId, address indexed account, uint32 delay, uint48 since, bool newMember);
    constructor(address shown, address real_) { real = real_; emit RoleGranted(7, shown, 0, 0, true); }
    function getTargetFunctionRole(address, bytes4) external pure returns (uint64) { return 7; }
    function getRoleAdmin(uint64) external pure returns (uint64) { return 7; }
    function getRoleGrantDelay(uint64) external pure returns (uint32) { return 0; }
    function hasRole(uint64, address) external pure returns (bool, uint32) { return (true, 0); }
    function canCall(address who, address, bytes4) external view returns (bool, uint32) { return (who == real, 0); }
    function schedule(address, bytes calldata, uint48) external {}
    function execute(address, bytes calldata) external payable {}
}

/// Says that one member waits, and does what anybody asks for.
contract OpenManager {
    address shown;
    bool left;
    event RoleGranted(uint64 indexed roleId, address indexed account, uint32 delay, uint48 since, bool newMember);
    constructor(address shown_) { shown = shown_; emit RoleGranted(7, shown_, 1 days, 0, true); }
    function getTargetFunctionRole(address, bytes4) external pure returns (uint64) { return 7; }
    function getRoleAdmin(uint64) external pure returns (uint64) { return 7; }
    function getRoleGrantDelay(uint64) external pure returns (uint32) { return 0; }
    function hasRole(uint64, address who) external view returns (bool, uint32) { return (who == shown && !left, 1 days); }
    function canCall(address who, address, bytes4) external view returns (bool, uint32) { return (who == address(this), 0); }
    function schedule(address, bytes calldata, uint48) external {}
    function execute(address to, bytes calldata data) external payable { require(!left || msg.sender != shown); (bool ok,) = to.call(data); require(ok); }
    function renounceRole(uint64, address) external { if (msg.sender == shown) left = true; }
}

/// Stops with its ownership: what its owner's deposit opens is no power.
contract Stops is Ownable {
    mapping(address => uint256) public held;
    uint256 public total;
    constructor(address owner) Ownable(owner) { held[owner] = 10; }
    modifier running() { require(owner() != address(0)); _; }
    function withdraw() external running { require(held[msg.sender] > 0); held[msg.sender] = 0; }
    function add(uint256 amount) external running { total += amount; }
}

/// Writes where nobody who reads its code follows: it looks like a view.
contract Disguised is Ownable {
    uint256 public value;
    function() internal[2] steps;
    constructor(address owner) Ownable(owner) { steps[0] = change; steps[1] = nothing; }
    function change() internal { value += 1; }
    function nothing() internal {}
    function peek(uint256 which) external onlyOwner { steps[which](); }
}

/// Lets everybody have a little, and its owner as much as it likes.
contract Generous is Ownable {
    uint256 public value;
    constructor(address owner) Ownable(owner) {}
    function mint(uint256 amount) external { if (amount > 1) _checkOwner(); value += amount; }
}

/// Keeps its owner for ever.
contract Clinging is Ownable {
    uint256 public value;
    constructor(address owner) Ownable(owner) {}
    function set(uint256 to) external onlyOwner { value = to; }
    function transferOwnership(address) public pure override { revert(); }
    function renounceOwnership() public pure override { revert(); }
}

/// Says that its owner is gone, and obeys another.
contract HiddenOwner {
    address public owner;
    address immutable real;
    uint256 public value;
    constructor(address real_) { real = real_; }
    function set(uint256 to) external { require(msg.sender == owner || msg.sender == real); value = to; }
    function transferOwnership(address to) external { require(msg.sender == owner || msg.sender == real); owner = to; }
}

/// Each seat is its holder's own, and anybody may take a free one.
contract Seats {
    address[3] public seats;
    uint256 public value;
    constructor(address first) { seats[0] = first; seats[1] = first; }
    function take(uint256 seat) external { require(seats[seat] == address(0)); seats[seat] = msg.sender; }
    function act(uint256 seat) external { require(seats[seat] == msg.sender); value += 1; }
}

/// So is each item.
contract Items {
    mapping(uint256 => address) public holderOf;
    uint256 public value;
    constructor(address first) { holderOf[0] = first; holderOf[1] = first; }
    function take(uint256 item) external { require(holderOf[item] == address(0)); holderOf[item] = msg.sender; }
    function act(uint256 item) external { require(holderOf[item] == msg.sender); value += 1; }
}

/// Obeys an owner, and three whom no view names.
contract Obedient is Ownable {
    bool stopped;
    address keeper;
    address immutable guardian;
    address constant FIXED = 0x90F79bf6EB2c4f870365E785982E1f101E93b906;
    uint256 public value;
    constructor(address owner, address keeper_, address guardian_) Ownable(owner) { keeper = keeper_; guardian = guardian_; }
    function keep(uint256 to) external { require(msg.sender == owner() || msg.sender == keeper); value = to; }
    function stop() external { require(msg.sender == guardian || msg.sender == FIXED); stopped = true; }
    function setKeeper(address to) external { require(msg.sender == guardian); keeper = to; }
}

/// Replaced by one whom no view names.
contract UupsBoss is UUPSUpgradeable {
    address boss;
    function initialize(address to) external { require(boss == address(0)); boss = to; }
    function _authorizeUpgrade(address) internal view override { require(msg.sender == boss); }
}

/// Names a token and its votes, and obeys a key.
contract FakeGovernor {
    address public token;
    address real;
    constructor(address token_, address real_) { token = token_; real = real_; }
    function votingDelay() external pure returns (uint256) { return 1; }
    function votingPeriod() external pure returns (uint256) { return 10; }
    function propose(address[] memory, uint256[] memory, bytes[] memory, string memory) external returns (uint256) {}
    function castVote(uint256, uint8) external returns (uint256) {}
    function queue(address[] memory, uint256[] memory, bytes[] memory, bytes32) external returns (uint256) {}
    function execute(address[] memory to, uint256[] memory, bytes[] memory data, bytes32) external { require(msg.sender == real); for (uint256 n; n < to.length; n++) { (bool ok,) = to[n].call(data[n]); require(ok); } }
}

/// Executes whatever anybody asks for.
contract OpenGovernor is FakeGovernor {
    constructor(address token_) FakeGovernor(token_, address(0)) {}
    function act(address to, bytes calldata data) external { (bool ok,) = to.call(data); require(ok); }
}

/// Answers whatever it is asked with more than fits.
contract Loud {
    event RoleGranted(uint64 indexed roleId, address indexed account, uint32 delay, uint48 since, bool newMember);
    constructor(address shown) { emit RoleGranted(type(uint64).max, shown, 0, 0, true); }
    fallback() external payable { assembly { for { let n := 0 } lt(n, 128) { n := add(n, 32) } { mstore(n, not(0)) } return(0, 128) } }
}

/// Says that something waits, in words that are none.
contract Babbler {
    event CallScheduled(bytes32 indexed id, uint256 indexed index, uint256 nothing);
    event QueueTransaction(bytes32 indexed id, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    constructor() { emit CallScheduled("a", 0, 1); emit QueueTransaction("b", address(this), 0, unicode"é(", "", type(uint256).max); }
    function getTimestamp(bytes32) external pure returns (uint256) { return type(uint256).max; }
    function getMinDelay() external pure returns (uint256) { return 1; }
    function delay() external pure returns (uint256) { return 1; }
    function queuedTransactions(bytes32) external pure returns (bool) { return true; }
}

/// Stops and goes on by whom no view names.
contract Switch {
    address guardian;
    bool stopped;
    constructor(address to) { guardian = to; }
    function stop() external { require(msg.sender == guardian && !stopped); stopped = true; }
    function goOn() external { require(msg.sender == guardian && stopped); stopped = false; }
}

/// Lets a keeper do what a role may, so that the role seems not to be why.
contract RoleOrKeeper is AccessControl {
    address keeper;
    uint256 public value;
    constructor(address admin, address minter, address keeper_) { _grantRole(DEFAULT_ADMIN_ROLE, admin); _grantRole(keccak256("MINTER_ROLE"), minter); keeper = keeper_; }
    function mint(uint256 amount) external { require(hasRole(keccak256("MINTER_ROLE"), msg.sender) || msg.sender == keeper); value += amount; }
}

/// A mapping says who may, as Maker's does; and one that says whom the owner lets.
contract Wards {
    mapping(address => uint256) public wards;
    mapping(address => bool) public guards;
    uint256 public line;
    event Rely(address indexed usr);
    event Guard(address usr, bool is_);
    constructor(address ward, address guard) { wards[ward] = 1; guards[guard] = true; emit Rely(ward); emit Guard(guard, true); }
    modifier auth() { require(wards[msg.sender] == 1); _; }
    function rely(address usr) external auth { wards[usr] = 1; emit Rely(usr); }
    function setLine(uint256 to) external auth { line = to; }
    function stop() external { require(guards[msg.sender]); line = 0; }
}

/// Anybody takes the role from its member, which is not to have it.
contract TakenRole {
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    uint256 public value;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    constructor(address who) { hasRole[keccak256("MINTER_ROLE")][who] = true; emit RoleGranted(keccak256("MINTER_ROLE"), who, msg.sender); }
    function renounceRole(bytes32 role, address who) external { hasRole[role][who] = false; }
    function mint(uint256 amount) external { require(hasRole[keccak256("MINTER_ROLE")][msg.sender]); value += amount; }
}

/// One of many members is a key; the others are there so that it is not seen.
contract CrowdedRole is AccessControl {
    uint256 public value;
    constructor(address admin, address who) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        for (uint160 n = 1; n < 26; n++) _grantRole(keccak256("MINTER_ROLE"), address(n << 136));
        _grantRole(keccak256("MINTER_ROLE"), who);
    }
    function mint(uint256 amount) external onlyRole(keccak256("MINTER_ROLE")) { value += amount; }
}

/// Anybody joins, and who holds one wei has no power.
contract Club {
    mapping(address => bool) public member;
    mapping(address => uint256) public held;
    uint256 public value;
    event Joined(address who);
    constructor(address who) { member[who] = true; held[who] = 1; emit Joined(who); }
    function join() external { member[msg.sender] = true; emit Joined(msg.sender); }
    function act(uint256 to) external { require(member[msg.sender]); value = to; }
    function withdraw() external { require(held[msg.sender] > 0); held[msg.sender] = 0; }
}

/// A token without decimals, and a mint open to all beside that of its boss.
contract DecoyCoin {
    string public name = "Coin";
    uint256 public totalSupply;
    address boss;
    constructor(address to) { boss = to; }
    function mint(address, uint256 amount) external { require(msg.sender == boss); totalSupply += amount; }
    function mint(uint256) external { totalSupply += 0; }
}

/// Its upgrader waits, and whoever admits upgraders does not.
contract RolesApart is AccessControlEnumerableUpgradeable, UUPSUpgradeable {
    bytes32 constant UPGRADER = keccak256("UPGRADER_ROLE");
    function initialize(address admin, address upgrader) external initializer {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(UPGRADER, upgrader);
    }
    function _authorizeUpgrade(address) internal override onlyRole(UPGRADER) {}
}

/// Obeys who signs the transaction, and only itself: no contract.
contract ForSigners is OwnableUpgradeable, UUPSUpgradeable {
    uint256 public value;
    function initialize(address owner_) external initializer { __Ownable_init(owner_); }
    function _checkOwner() internal view override {
        require(msg.sender == tx.origin);
        super._checkOwner();
    }
    function set(uint256 to) external onlyOwner { value = to; }
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

/// Its owner has for nothing what everybody can buy.
contract Sold is Ownable {
    uint256 public sold;
    constructor(address owner_) Ownable(owner_) {}
    function buy(uint256 many) external payable {
        require(msg.sender == owner() || msg.value >= many * 1 ether + 1);
        sold += many;
    }
}

/// Its owner may do at once what everybody may who joins first, or comes late.
contract Joined is Ownable {
    mapping(address => bool) member;
    uint256 immutable since = block.timestamp;
    uint256 public value;
    constructor(address owner_) Ownable(owner_) {}
    function join() external { member[msg.sender] = true; }
    function leave() external { member[msg.sender] = false; }
    function set(uint256 to) external { require(msg.sender == owner() || member[msg.sender]); value = to; }
    function late(uint256 to) external { require(msg.sender == owner() || block.timestamp > since + 200 days); value = to; }
}

/// As Compound's, but its admin sets the wait, and by itself.
contract LaxTimelock is CompoundTimelock {
    constructor(address admin_, uint256 delay_) CompoundTimelock(admin_, delay_) {}
    function setDelay(uint256 to) external { require(msg.sender == admin); delay = to; }
}

/// Whoever has any vote decides.
contract NoQuorum is PlainGovernor {
    constructor(IVotes coin) PlainGovernor(coin) {}
    function quorum(uint256) public pure override(Governor, GovernorVotesQuorumFraction) returns (uint256) { return 0; }
    function proposalThreshold() public pure override returns (uint256) { return 1; }
}

/// Its proposers run what they like in its place, and at once.
contract PlugTimelock is TimelockController {
    constructor(address[] memory to) TimelockController(2 days, to, to, address(0)) {}
    function plug(address code, bytes calldata data) external onlyRole(PROPOSER_ROLE) {
        (bool ok,) = code.delegatecall(data);
        require(ok);
    }
}

/// Whoever proposes may also execute at once.
contract BypassTimelock is TimelockController {
    constructor(address[] memory to) TimelockController(2 days, to, to, address(0)) {}
    function executeImmediately(address to, bytes calldata data) external onlyRole(PROPOSER_ROLE) {
        (bool ok,) = to.call(data);
        require(ok);
    }
}

/// Costs more gas than a call among many is given in a trial.
abstract contract Costly {
    uint256 kept;
    function spend() internal { bytes32 h; for (uint256 n; n < 8000; n++) h = keccak256(abi.encode(h, n)); kept = uint256(h); }
}

contract CostlyTimelock is TimelockController, Costly {
    constructor(address[] memory to) TimelockController(2 days, to, to, address(0)) {}
    function executeImmediately(address to, bytes calldata data) external onlyRole(PROPOSER_ROLE) {
        spend();
        (bool ok,) = to.call(data);
        require(ok);
    }
}

/// How long it waits stands elsewhere, where a key sets it.
contract Waits {
    uint256 public delay = 2 days;
    address keeper;
    constructor(address keeper_) { keeper = keeper_; }
    function set(uint256 to) external { require(msg.sender == keeper); delay = to; }
}

contract AskingTimelock is TimelockController {
    Waits immutable waits;
    constructor(Waits waits_, address[] memory to) TimelockController(0, to, to, address(0)) { waits = waits_; }
    function getMinDelay() public view override returns (uint256) { return waits.delay(); }
}

/// A guardian lets what has been scheduled pass at once.
contract HurriedTimelock is TimelockController {
    address guardian;
    mapping(bytes32 => bool) hurried;
    constructor(address[] memory to, address guardian_) TimelockController(2 days, to, to, address(0)) { guardian = guardian_; }
    function hurry(bytes32 id) external { require(msg.sender == guardian && isOperation(id)); hurried[id] = true; }
    function getOperationState(bytes32 id) public view override returns (OperationState state) {
        state = super.getOperationState(id);
        if (state == OperationState.Waiting && hurried[id]) state = OperationState.Ready;
    }
}

/// Its owner sets the wait, to no less than an hour.
contract BoundTimelock is TimelockController {
    address immutable owner = msg.sender;
    uint256 wait = 2 days;
    constructor(address[] memory to) TimelockController(0, to, to, address(0)) {}
    function setWait(uint256 to) external virtual { require(msg.sender == owner && to >= 1 hours); wait = to; }
    function getMinDelay() public view virtual override returns (uint256) { return wait; }
}

/// Waits until a day has come.
contract SunsetTimelock is TimelockController {
    uint256 immutable until = block.timestamp + 36 hours;
    constructor(address[] memory to) TimelockController(0, to, to, address(0)) {}
    function getMinDelay() public view override returns (uint256) { return block.timestamp < until ? 2 days : 0; }
}

/// One function passes at once, all else waits.
contract ChoosyTimelock is TimelockController {
    bytes4 immutable chosen;
    constructor(address[] memory to, bytes4 chosen_) TimelockController(0, to, to, address(0)) { chosen = chosen_; }
    function getMinDelay() public view override returns (uint256) { return msg.data.length > 260 && bytes4(msg.data[228:232]) == chosen ? 0 : 2 days; }
}

/// Has a way of its own to other code.
contract UupsSkipping is OwnableUpgradeable, UUPSUpgradeable {
    function initialize(address owner_) external initializer { __Ownable_init(owner_); }
    function skip(address to) external onlyOwner { ERC1967Utils.upgradeToAndCall(to, ""); }
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

/// Sees that it is tried where gas costs nothing.
contract UupsPriced is UUPSUpgradeable {
    address shown;
    address real;
    function initialize(address shown_, address real_) external { require(shown == address(0)); shown = shown_; real = real_; }
    function _authorizeUpgrade(address) internal view override { require(msg.sender == (tx.gasprice == 0 ? shown : real)); }
}

/// Its owner may do what everybody comes to: by a deposit, in three steps, with a token, for the
/// treasury, or in the name of the contract itself.
contract Reached is ERC20, Ownable, Costly {
    address treasury;
    ERC20 immutable ticket;
    mapping(address => uint256) paid;
    mapping(address => uint256) step;
    uint256 public value;
    constructor(address owner_, address treasury_, ERC20 ticket_) ERC20("R", "R") Ownable(owner_) { treasury = treasury_; ticket = ticket_; }
    modifier or(bool is_) { if (!is_) _checkOwner(); _; }
    function deposit() external payable { require(msg.value > 0); paid[msg.sender] += msg.value; }
    function waste() external pure { assembly { invalid() } }
    // In no order of their selectors.
    function start() external { require(step[msg.sender] == 0); step[msg.sender] = 1; }
    function pass() external { require(step[msg.sender] == 1); step[msg.sender] = 2; }
    function go() external { require(step[msg.sender] == 2); step[msg.sender] = 3; }
    function multicall(bytes[] calldata data) external { for (uint256 n; n < data.length; n++) { (bool ok,) = address(this).call(data[n]); require(ok); } }
    function dig() external { if (step[msg.sender] != 3) assembly { invalid() } spend(); step[msg.sender] = 4; }
    function lift(uint256 to) external or(step[msg.sender] == 4) { value = to; }
    function haul(uint256 to) external or(paid[msg.sender] > 0) { if (msg.sender != owner()) spend(); value = to; }
    function take(uint256 to) external or(paid[msg.sender] > 0) { value = to; }
    function act(uint256 to) external or(step[msg.sender] > 2) { value = to; }
    function burnFrom(address from, uint256 amount) external { if (msg.sender != owner()) _spendAllowance(from, msg.sender, amount); value = amount; }
    function enter(uint256 to) external or(ticket.balanceOf(msg.sender) > 0) { value = to; }
    function collect(address to) external or(to == treasury) { value += 1; }
    function inside(uint256 to) external or(msg.sender == address(this)) { value = to; }
}

/// Calls on for anybody, in the name of whom it is told.
contract OpenForwarder {
    function forward(address to, bytes calldata data, address for_) external {
        (bool ok,) = to.call(abi.encodePacked(data, for_));
        require(ok);
    }
}

/// Calls on for anybody, with what it is given.
contract PlainForwarder {
    function forward(address to, bytes calldata data) external {
        (bool ok,) = to.call(data);
        require(ok);
    }
}

/// Believes its forwarder (ERC-2771).
contract Forwarded is Ownable {
    address immutable forwarder;
    uint256 public value;
    constructor(address owner_, address forwarder_) Ownable(owner_) { forwarder = forwarder_; }
    function _msgSender() internal view override returns (address) { return msg.sender == forwarder ? address(bytes20(msg.data[msg.data.length - 20:])) : msg.sender; }
    function set(uint256 to) external onlyOwner { value = to; }
}

/// One seat of two is free, and the argument chooses.
contract BoolSeats {
    address left;
    address right;
    uint256 public value;
    constructor(address first) { left = first; }
    function take() external { require(right == address(0)); right = msg.sender; }
    function act(bool isRight) external { require(msg.sender == (isRight ? right : left)); value += 1; }
}

/// Executes what comes with an item, for anybody.
contract ReceivingTimelock is TimelockController {
    constructor(address[] memory to) TimelockController(2 days, to, to, address(0)) {}
    function onERC721Received(address to, address, uint256, bytes memory data) public override returns (bytes4) {
        (bool ok,) = to.call(data);
        require(ok);
        return this.onERC721Received.selector;
    }
}

/// With more functions than anybody looks at.
contract LongTimelock is BypassTimelock {
    constructor(address[] memory to) BypassTimelock(to) {}
    uint256 public value;
    function a() external { value = 1; } function b() external { value = 2; } function c() external { value = 3; }
    function d() external { value = 4; } function e() external { value = 5; } function f() external { value = 6; }
    function g() external { value = 7; } function h() external { value = 8; } function i() external { value = 9; }
    function j() external { value = 10; } function k() external { value = 11; } function l() external { value = 12; }
}

/// Its owner ends the wait by a word.
contract SwitchedTimelock is BoundTimelock {
    bool off;
    constructor(address[] memory to) BoundTimelock(to) { wait = 0; }
    function end(bool is_) external { require(msg.sender == owner); off = is_; }
    function setWait(uint256) external pure override { revert(); }
    function getMinDelay() public view override returns (uint256) { return off ? 0 : 2 days; }
}

/// Whoever pays ends the wait.
contract PaidTimelock is TimelockController {
    bool paid;
    constructor(address[] memory to) TimelockController(0, to, to, address(0)) {}
    function pay() external payable { require(msg.value > 0); paid = true; }
    function getMinDelay() public view override returns (uint256) { return paid ? 0 : 2 days; }
}

/// Its owner names who may act at once.
contract NamingTimelock is TimelockController {
    address immutable owner = msg.sender;
    address named;
    constructor(address[] memory to) TimelockController(2 days, to, to, address(0)) {}
    function choose(address to) external { require(msg.sender == owner); named = to; }
    function act(address to, bytes calldata data) external { require(msg.sender == named); (bool ok,) = to.call(data); require(ok); }
}

/// A role of its own acts at once, in batches.
contract BatchTimelock is TimelockController {
    struct Step { address to; uint256 value; bytes data; }
    constructor(address[] memory to, address hasty) TimelockController(2 days, to, to, address(0)) { _grantRole("HASTY", hasty); }
    function actNow(Step[] calldata steps) external onlyRole("HASTY") {
        for (uint256 n; n < steps.length; n++) { (bool ok,) = steps[n].to.call{value: steps[n].value}(steps[n].data); require(ok); }
    }
}

/// Anybody becomes its owner, and may then give that away before anything else.
contract Claimed is Ownable {
    uint256 public value;
    constructor(address owner_) Ownable(owner_) {}
    function claim() external { _transferOwnership(msg.sender); }
    function a(uint256 to) external onlyOwner { value = to; _transferOwnership(address(0)); }
    function b(uint256 to) external onlyOwner { value = to; _transferOwnership(address(0)); }
    function c(uint256 to) external onlyOwner { value = to; _transferOwnership(address(0)); }
}

/// Says that its member waits, and lets it act at once.
contract HastyManager {
    address immutable member;
    event RoleGranted(uint64 indexed roleId, address indexed account, uint32 delay, uint48 since, bool newMember);
    constructor(address member_) { member = member_; emit RoleGranted(7, member_, 1 days, 0, true); }
    function getTargetFunctionRole(address, bytes4) external pure returns (uint64) { return 7; }
    function getRoleAdmin(uint64) external pure returns (uint64) { return 7; }
    function getRoleGrantDelay(uint64) external pure returns (uint32) { return 0; }
    function hasRole(uint64, address who) external view returns (bool, uint32) { return (who == member, 1 days); }
    function canCall(address who, address, bytes4) external view returns (bool, uint32) { return (who == address(this), 0); }
    function schedule(address, bytes calldata, uint48) external {}
    function execute(address to, bytes calldata data) external payable { require(msg.sender == member); (bool ok,) = to.call(data); require(ok); }
}

/// A guardian lets what was queued pass at once, known by a hash with its time in it.
contract HurriedCompound is CompoundTimelock {
    address guardian;
    constructor(address admin_, uint256 delay_, address guardian_) CompoundTimelock(admin_, delay_) { guardian = guardian_; }
    mapping(bytes32 => bool) hurried;
    function hurry(bytes32 id) external { require(msg.sender == guardian && queuedTransactions[id]); hurried[id] = true; }
    function executeTransaction(address to, uint256 value, string memory signature, bytes memory data, uint256 eta) external payable override {
        bytes32 id = keccak256(abi.encode(to, value, signature, data, eta));
        require(msg.sender == admin && queuedTransactions[id] && (block.timestamp >= eta || hurried[id]));
        queuedTransactions[id] = false;
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }
}

/// Contracts that a mapping names act for it at once.
contract ModularTimelock is TimelockController {
    mapping(address => bool) modules;
    constructor(address[] memory to, address module) TimelockController(2 days, to, to, address(0)) { modules[module] = true; }
    function execute(address to, uint256 value, bytes calldata data, bytes32 before, bytes32 salt) public payable override {
        if (!modules[msg.sender]) return super.execute(to, value, data, before, salt);
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }
}

/// Asks a contract that a mapping names whether it has to wait.
contract PolicedTimelock is TimelockController {
    mapping(uint256 => Waits) waits;
    constructor(address[] memory to, Waits waits_) TimelockController(0, to, to, address(0)) { waits[1] = waits_; }
    function getMinDelay() public view override returns (uint256) { return waits[1].delay(); }
}

/// The same, of a list.
contract ListingTimelock is TimelockController {
    Waits[] waits;
    constructor(address[] memory to, Waits waits_) TimelockController(0, to, to, address(0)) { waits.push(waits_); }
    function getMinDelay() public view override returns (uint256) { return waits[0].delay(); }
}

/// By a usual function, whom a structure names ends the wait.
contract SeatTimelock is TimelockController {
    struct Seat { uint256 since; address who; }
    mapping(uint256 => Seat) seats;
    bool hurried;
    constructor(address[] memory to, address who) TimelockController(2 days, to, to, address(0)) { seats[7] = Seat(1, who); }
    function cancel(bytes32 id) public override { if (msg.sender == seats[7].who) hurried = true; else super.cancel(id); }
    function getMinDelay() public view override returns (uint256) { return hurried ? 0 : super.getMinDelay(); }
}

/// A module: its keeper acts through a timelock.
contract Module {
    address keeper;
    constructor(address keeper_) { keeper = keeper_; }
    function act(ModularTimelock through, address to, bytes calldata data) external { require(msg.sender == keeper); through.execute(to, 0, data, 0, 0); }
}

/// A guardian ends the wait once something is queued.
contract OpenedCompound is CompoundTimelock {
    address guardian;
    bool any;
    bool hurried;
    constructor(address admin_, uint256 delay_, address guardian_) CompoundTimelock(admin_, delay_) { guardian = guardian_; }
    function hurry() external { require(msg.sender == guardian && any); hurried = true; }
    function queueTransaction(address to, uint256 value, string memory signature, bytes memory data, uint256 eta) public override returns (bytes32) {
        any = true;
        return super.queueTransaction(to, value, signature, data, eta);
    }
    function executeTransaction(address to, uint256 value, string memory signature, bytes memory data, uint256 eta) external payable override {
        bytes32 id = keccak256(abi.encode(to, value, signature, data, eta));
        require(msg.sender == admin && queuedTransactions[id] && (block.timestamp >= eta || hurried));
        queuedTransactions[id] = false;
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }
}
