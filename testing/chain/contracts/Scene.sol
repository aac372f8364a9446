// SPDX-License-Identifier: MIT
// Contracts for tests: the usual ways to hold a power, made with OpenZeppelin's.
pragma solidity ^0.8.24;

import "@openzeppelin/contracts/access/Ownable2Step.sol";
import "@openzeppelin/contracts/access/extensions/AccessControlEnumerable.sol";
import "@openzeppelin/contracts/access/AccessControl.sol";
import "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import "@openzeppelin/contracts/access/manager/AccessManager.sol";
import "@openzeppelin/contracts/governance/TimelockController.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorStorage.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorNoncesKeyed.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorPreventLateQuorum.sol";
import "@openzeppelin/contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import "@openzeppelin/contracts/governance/utils/IVotes.sol";
import "@openzeppelin/contracts/proxy/Clones.sol";
import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/access/extensions/AccessControlEnumerableUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/access/manager/AccessManagedUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/access/manager/AccessManagerUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorCountingSimpleUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesQuorumFractionUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/proxy/utils/UUPSUpgradeable.sol";

contract Plain {
    uint256 public value;
    function set(uint256 to) external { value = to; }
}

contract Owned is Ownable {
    constructor(address owner) Ownable(owner) {}
}

contract Owned2 is Ownable2Step {
    constructor(address owner) Ownable(owner) {}
}

contract Uups is OwnableUpgradeable, UUPSUpgradeable {
    function initialize(address owner) external initializer { __Ownable_init(owner); }
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

contract UupsRoles is AccessControlEnumerableUpgradeable, UUPSUpgradeable {
    bytes32 constant UPGRADER = keccak256("UPGRADER_ROLE");
    function initialize(address admin, address upgrader) external initializer {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(UPGRADER, upgrader);
    }
    function _authorizeUpgrade(address) internal override onlyRole(UPGRADER) {}
}

contract UupsManaged is AccessManagedUpgradeable, UUPSUpgradeable {
    function initialize(address manager) external initializer { __AccessManaged_init(manager); }
    function _authorizeUpgrade(address) internal override restricted {}
}

contract RolesListed is AccessControlEnumerable {
    constructor(address admin) { _grantRole(DEFAULT_ADMIN_ROLE, admin); }
}

contract RolesUnlisted is AccessControl {
    constructor(address admin) { _grantRole(DEFAULT_ADMIN_ROLE, admin); }
}

contract Coin is ERC20Burnable, ERC20Pausable, Ownable {
    uint256 public fee;
    mapping(address => bool) public blocked;
    constructor(address owner) ERC20("Coin", "COIN") Ownable(owner) { _mint(owner, 1000); }
    function mint(address to, uint256 amount) external onlyOwner { _mint(to, amount); }
    function pause() external onlyOwner { _pause(); }
    function unpause() external onlyOwner { _unpause(); }
    function setFee(uint256 to) external onlyOwner { require(to <= 100); fee = to; }
    function setBlocked(address[] calldata who, bool to) external onlyOwner { for (uint256 n = 0; n < who.length; n++) blocked[who[n]] = to; }
    function _update(address from, address to, uint256 amount) internal override(ERC20, ERC20Pausable) { require(!blocked[from]); super._update(from, to, amount); }
}

contract RoleCoin is ERC20Pausable, AccessControl {
    bytes32 public constant MINTER = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER = keccak256("PAUSER_ROLE");
    constructor(address admin) ERC20("Role Coin", "ROLE") { _grantRole(DEFAULT_ADMIN_ROLE, admin); }
    function mint(address to, uint256 amount) external onlyRole(MINTER) { _mint(to, amount); }
    function pause() external onlyRole(PAUSER) { _pause(); }
}

/// What its first function does stops with a pause.
contract Vault is ERC20Pausable, AccessControl {
    constructor(address admin, address pauser) ERC20("Vault", "V") { _grantRole(DEFAULT_ADMIN_ROLE, admin); _grantRole(keccak256("PAUSER_ROLE"), pauser); }
    function mint(uint256 amount, address to) external { _mint(to, amount); }
    function pause() external onlyRole(keccak256("PAUSER_ROLE")) { _pause(); }
    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) { _unpause(); }
}

contract ManagedCoin is ERC20, AccessManaged {
    constructor(address manager) ERC20("Managed Coin", "MAN") AccessManaged(manager) {}
    function mint(address to, uint256 amount) external restricted { _mint(to, amount); }
    function burn(address from, uint256 amount) external restricted { _burn(from, amount); }
}

contract Cloner {
    event Made(address at);
    function clone(address of_) external { emit Made(Clones.clone(of_)); }
}

/// Behaves as Compound's does.
contract CompoundTimelock {
    uint256 public constant GRACE_PERIOD = 14 days;
    address public admin;
    uint256 public delay;
    mapping(bytes32 => bool) public queuedTransactions;
    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    constructor(address admin_, uint256 delay_) { admin = admin_; delay = delay_; }
    function setAdmin(address to) external { require(msg.sender == admin); admin = to; }
    function queueTransaction(address to, uint256 value, string memory signature, bytes memory data, uint256 eta) public virtual returns (bytes32 id) {
        require(msg.sender == admin && eta >= block.timestamp + delay);
        id = keccak256(abi.encode(to, value, signature, data, eta));
        queuedTransactions[id] = true;
        emit QueueTransaction(id, to, value, signature, data, eta);
    }
    function executeTransaction(address to, uint256 value, string memory signature, bytes memory data, uint256 eta) external payable virtual {
        bytes32 id = keccak256(abi.encode(to, value, signature, data, eta));
        require(msg.sender == admin && queuedTransactions[id] && block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD);
        queuedTransactions[id] = false;
        (bool ok,) = to.call{value: value}(bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data));
        require(ok);
    }
}

/// A proxy of ZeppelinOS: its own slots, and an owner that only it knows.
contract ZeppelinProxy is Proxy {
    bytes32 constant IMPLEMENTATION = keccak256("org.zeppelinos.proxy.implementation");
    bytes32 constant ADMIN = keccak256("org.zeppelinos.proxy.admin");
    constructor(address implementation, address admin) { put(IMPLEMENTATION, implementation); put(ADMIN, admin); }
    function put(bytes32 slot, address value) internal { assembly { sstore(slot, value) } }
    function get(bytes32 slot) internal view returns (address value) { assembly { value := sload(slot) } }
    function upgradeTo(address to) external { require(msg.sender == get(ADMIN)); put(IMPLEMENTATION, to); }
    function _implementation() internal view override returns (address) { return get(IMPLEMENTATION); }
}

contract VoteCoin is ERC20, EIP712, ERC20Votes {
    constructor(address to) ERC20("Vote", "V") EIP712("Vote", "1") { _mint(to, 1000 ether); }
    function _update(address from, address to, uint256 amount) internal override(ERC20, ERC20Votes) { super._update(from, to, amount); }
}

/// Decides and does.
contract PlainGovernor is Governor, GovernorCountingSimple, GovernorVotes, GovernorVotesQuorumFraction {
    constructor(IVotes coin) Governor("G") GovernorVotes(coin) GovernorVotesQuorumFraction(4) {}
    function votingDelay() public pure override returns (uint256) { return 7200; }
    function votingPeriod() public pure override returns (uint256) { return 50400; }
    function proposalThreshold() public view virtual override returns (uint256) { return 1 ether; }
}

/// With what most governors add.
contract UsualGovernor is GovernorSettings, GovernorCountingSimple, GovernorStorage, GovernorVotes, GovernorVotesQuorumFraction, GovernorPreventLateQuorum {
    constructor(IVotes coin) Governor("G") GovernorSettings(7200, 50400, 0) GovernorVotes(coin) GovernorVotesQuorumFraction(4) GovernorPreventLateQuorum(7200) {}
    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) { return super.proposalThreshold(); }
    function proposalDeadline(uint256 id) public view override(Governor, GovernorPreventLateQuorum) returns (uint256) { return super.proposalDeadline(id); }
    function _propose(address[] memory to, uint256[] memory values, bytes[] memory data, string memory about, address by) internal override(Governor, GovernorStorage) returns (uint256) { return super._propose(to, values, data, about, by); }
    function _tallyUpdated(uint256 id) internal override(Governor, GovernorPreventLateQuorum) { super._tallyUpdated(id); }
}

/// With nonces for each proposal.
contract KeyedGovernor is PlainGovernor, GovernorNoncesKeyed {
    constructor(IVotes coin) PlainGovernor(coin) {}
    function proposalThreshold() public view override(Governor, PlainGovernor) returns (uint256) { return super.proposalThreshold(); }
    function _useCheckedNonce(address owner, uint256 nonce) internal override(Nonces, GovernorNoncesKeyed) { super._useCheckedNonce(owner, nonce); }
    function _validateVoteSig(uint256 id, uint8 support, address voter, bytes memory signature) internal override(Governor, GovernorNoncesKeyed) returns (bool) { return super._validateVoteSig(id, support, voter, signature); }
    function _validateExtendedVoteSig(uint256 id, uint8 support, address voter, string memory reason, bytes memory params, bytes memory signature) internal override(Governor, GovernorNoncesKeyed) returns (bool) { return super._validateExtendedVoteSig(id, support, voter, reason, params, signature); }
}

/// Decides, and its timelock does.
contract SlowGovernor is PlainGovernor, GovernorTimelockControl {
    constructor(IVotes coin, TimelockController timelock) PlainGovernor(coin) GovernorTimelockControl(timelock) {}
    function state(uint256 id) public view override(Governor, GovernorTimelockControl) returns (ProposalState) { return super.state(id); }
    function proposalNeedsQueuing(uint256 id) public view override(Governor, GovernorTimelockControl) returns (bool) { return super.proposalNeedsQueuing(id); }
    function _queueOperations(uint256 id, address[] memory to, uint256[] memory values, bytes[] memory data, bytes32 about) internal override(Governor, GovernorTimelockControl) returns (uint48) { return super._queueOperations(id, to, values, data, about); }
    function _executeOperations(uint256 id, address[] memory to, uint256[] memory values, bytes[] memory data, bytes32 about) internal override(Governor, GovernorTimelockControl) { super._executeOperations(id, to, values, data, about); }
    function _cancel(address[] memory to, uint256[] memory values, bytes[] memory data, bytes32 about) internal override(Governor, GovernorTimelockControl) returns (uint256) { return super._cancel(to, values, data, about); }
    function proposalThreshold() public view override(Governor, PlainGovernor) returns (uint256) { return 2 ether; }
    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) { return super._executor(); }
}

contract Rules is AccessControlDefaultAdminRules {
    constructor(address admin) AccessControlDefaultAdminRules(1 days, admin) {}
}

/// Its first items are somebody's.
contract Items721 is ERC721, AccessControl {
    constructor(address admin, address minter) ERC721("Items", "I") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(keccak256("MINTER_ROLE"), minter);
        _mint(minter, 0);
        _mint(minter, 1);
    }
    function safeMint(address to, uint256 id) external onlyRole(keccak256("MINTER_ROLE")) { _safeMint(to, id); }
    function supportsInterface(bytes4 id) public view override(ERC721, AccessControl) returns (bool) { return super.supportsInterface(id); }
}

/// Whoever it obeys replaces its code by what it has waited for.
contract SlowUups is TimelockControllerUpgradeable, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal view override { require(msg.sender == address(this)); }
}

/// Votes as Compound's first token counts them: by block, in 96 bits.
contract PriorCoin {
    mapping(address => uint96) public balanceOf;
    constructor(address to) { balanceOf[to] = 1000 ether; }
    function getPriorVotes(address who, uint256 number) external view returns (uint96) { require(number < block.number); return balanceOf[who]; }
}

/// Behaves as Compound's Bravo does; its first places are the delegator's.
contract Bravo {
    address public admin;
    address public pendingAdmin;
    address public implementation;
    uint256 public votingDelay = 13140;
    uint256 public votingPeriod = 19710;
    uint256 public proposalThreshold = 1 ether;
    uint256 public initialProposalId;
    uint256 public proposalCount;
    CompoundTimelock public timelock;
    PriorCoin public comp;
    struct Proposal { uint256 start; uint256 end; uint256 eta; uint256 yes; address[] to; uint256[] value; string[] signature; bytes[] data; }
    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) voted;
    constructor(CompoundTimelock timelock_, PriorCoin comp_) { timelock = timelock_; comp = comp_; admin = address(timelock_); }
    function propose(address[] memory to, uint256[] memory value, string[] memory signature, bytes[] memory data, string memory) external returns (uint256) {
        require(comp.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold);
        proposalCount++;
        Proposal storage one = proposals[proposalCount];
        (one.start, one.to, one.value, one.signature, one.data) = (block.number + votingDelay, to, value, signature, data);
        one.end = one.start + votingPeriod;
        return proposalCount;
    }
    function getReceipt(uint256 id, address who) external view returns (bool) { return voted[id][who]; }
    function castVote(uint256 id, uint8 support) external {
        Proposal storage one = proposals[id];
        require(block.number > one.start && block.number <= one.end && support == 1 && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        one.yes += comp.getPriorVotes(msg.sender, one.start);
    }
    function queue(uint256 id) public virtual {
        Proposal storage one = proposals[id];
        require(one.eta == 0 && block.number > one.end && one.yes >= 100 ether);
        one.eta = block.timestamp + timelock.delay();
        for (uint256 n; n < one.to.length; n++) timelock.queueTransaction(one.to[n], one.value[n], one.signature[n], one.data[n], one.eta);
    }
    function execute(uint256 id) external payable {
        Proposal storage one = proposals[id];
        require(one.eta != 0);
        for (uint256 n; n < one.to.length; n++) timelock.executeTransaction{value: one.value[n]}(one.to[n], one.value[n], one.signature[n], one.data[n], one.eta);
    }
}

/// Counts votes, and queues what a key wants.
contract BravoOfKey is Bravo {
    address immutable boss;
    constructor(CompoundTimelock timelock_, PriorCoin comp_, address boss_) Bravo(timelock_, comp_) { boss = boss_; }
    function queue(uint256 id) public override { require(msg.sender == boss); super.queue(id); }
}

contract GovernorBehind is GovernorUpgradeable, GovernorCountingSimpleUpgradeable, GovernorVotesUpgradeable, GovernorVotesQuorumFractionUpgradeable {
    function initialize(IVotes coin) external initializer { __Governor_init("G"); __GovernorVotes_init(coin); __GovernorVotesQuorumFraction_init(4); }
    function votingDelay() public pure override returns (uint256) { return 1; }
    function votingPeriod() public pure override returns (uint256) { return 50; }
}

/// A proxy of nobody's kind.
contract OwnProxy is Proxy {
    bytes32 constant AT = keccak256("a place of its own");
    address immutable boss;
    constructor(address to, address boss_, bytes memory data) { boss = boss_; put(to); (bool ok,) = to.delegatecall(data); require(ok); }
    function put(address to) internal { bytes32 at = AT; assembly { sstore(at, to) } }
    function follow(address to) external { require(msg.sender == boss); put(to); }
    function _implementation() internal view override returns (address to) { bytes32 at = AT; assembly { to := sload(at) } }
}

/// Names in its own code what a governor is called with.
contract NamingProxy is OwnProxy {
    constructor(address to, address boss_, bytes memory data) OwnProxy(to, boss_, data) {}
    function castVote(uint256, uint8) external {}
}

library DiamondStore {
    struct Store { address owner; mapping(bytes4 => address) facet; address[] facets; uint256 value; }
    function get() internal pure returns (Store storage all) { bytes32 at = keccak256("diamond of the scene"); assembly { all.slot := at } }
    function check() internal view { require(msg.sender == get().owner); }
}
struct Cut { address facet; uint8 action; bytes4[] selectors; }

/// Cuts, and says what there is, as EIP-2535 wants it.
contract CutFacet {
    function diamondCut(Cut[] calldata cuts, address, bytes calldata) external {
        DiamondStore.check();
        for (uint256 n; n < cuts.length; n++) for (uint256 k; k < cuts[n].selectors.length; k++) DiamondStore.get().facet[cuts[n].selectors[k]] = cuts[n].facet;
    }
    function facetAddresses() external view returns (address[] memory) { return DiamondStore.get().facets; }
    function owner() external view returns (address) { return DiamondStore.get().owner; }
    function transferOwnership(address to) external { DiamondStore.check(); DiamondStore.get().owner = to; }
}

contract ValueFacet {
    function setValue(uint256 to) external { DiamondStore.check(); DiamondStore.get().value = to; }
    function value() external view returns (uint256) { return DiamondStore.get().value; }
    function raise() external { DiamondStore.get().value++; }
}

contract Diamond is Proxy {
    constructor(address owner, address cut, address value) {
        DiamondStore.Store storage all = DiamondStore.get();
        all.owner = owner;
        all.facets.push(cut);
        all.facets.push(value);
        all.facet[CutFacet.diamondCut.selector] = all.facet[CutFacet.facetAddresses.selector] = cut;
        all.facet[CutFacet.owner.selector] = all.facet[CutFacet.transferOwnership.selector] = cut;
        all.facet[ValueFacet.setValue.selector] = all.facet[ValueFacet.value.selector] = all.facet[ValueFacet.raise.selector] = value;
    }
    function _implementation() internal view override returns (address to) { to = DiamondStore.get().facet[msg.sig]; require(to != address(0)); }
}
