// SPDX-License-Identifier: MIT
// Contracts for tests: tokens whose votes decide, and tokens behind proxies.
pragma solidity ^0.8.24;

import "./Scene.sol";
import "@openzeppelin/contracts/token/ERC721/extensions/ERC721Votes.sol";
import "@openzeppelin/contracts/interfaces/IERC5805.sol";
import "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20PausableUpgradeable.sol";

/// Its owner makes votes.
contract MintedVotes is VoteCoin, Ownable {
    constructor(address owner) VoteCoin(owner) Ownable(owner) {}
    function mint(address to, uint256 amount) external onlyOwner { _mint(to, amount); }
}

/// A role makes votes.
contract RoleVotes is VoteCoin, AccessControl {
    constructor(address admin, address minter) VoteCoin(admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(keccak256("MINTER_ROLE"), minter);
    }
    function mint(address to, uint256 amount) external onlyRole(keccak256("MINTER_ROLE")) { _mint(to, amount); }
}

/// A manager says who makes votes.
contract ManagedVotes is VoteCoin, AccessManaged {
    constructor(address manager) VoteCoin(msg.sender) AccessManaged(manager) {}
    function mint(address to, uint256 amount) external restricted { _mint(to, amount); }
}

/// Each item is a vote, and its owner makes items.
contract ItemVotes is ERC721, EIP712, ERC721Votes, Ownable {
    constructor(address owner) ERC721("Items", "I") EIP712("Items", "1") Ownable(owner) { _mint(owner, 1); }
    function safeMint(address to, uint256 id) external onlyOwner { _safeMint(to, id); }
    function _update(address to, uint256 id, address auth) internal override(ERC721, ERC721Votes) returns (address) { return super._update(to, id, auth); }
    function _increaseBalance(address of_, uint128 amount) internal override(ERC721, ERC721Votes) { super._increaseBalance(of_, amount); }
}

/// Votes behind a proxy, that its owner replaces and makes.
contract UupsVotes is ERC20VotesUpgradeable, OwnableUpgradeable, UUPSUpgradeable {
    function initialize(address owner) external initializer {
        __ERC20_init("Vote", "V");
        __EIP712_init("Vote", "1");
        __Ownable_init(owner);
        _mint(owner, 1000 ether);
    }
    function mint(address to, uint256 amount) external onlyOwner { _mint(to, amount); }
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

/// Votes whose code a proxy runs, and nobody makes.
contract CoinBehind is ERC20VotesUpgradeable {
    function initialize(address to) external initializer {
        __ERC20_init("Vote", "V");
        __EIP712_init("Vote", "1");
        _mint(to, 1000 ether);
    }
}

/// Its owner makes votes, and so does whom a mapping names without an event.
contract ListedVotes is VoteCoin, Ownable {
    mapping(address => bool) minters;
    constructor(address owner, address minter) VoteCoin(owner) Ownable(owner) { minters[minter] = true; }
    function mint(address to, uint256 amount) external { require(minters[msg.sender] || msg.sender == owner()); _mint(to, amount); }
}

/// By a usual function, whom a mapping names makes votes.
contract BurnedVotes is VoteCoin {
    mapping(address => bool) wards;
    constructor(address to, address ward) VoteCoin(to) { wards[ward] = true; }
    function burn(uint256 amount) external { if (wards[msg.sender]) _mint(msg.sender, amount); else _burn(msg.sender, amount); }
}

/// By a usual function, who has the word makes votes.
contract SpokenVotes is VoteCoin {
    uint256 word;
    constructor(address to, uint256 word_) VoteCoin(to) { word = word_; }
    function burn(uint256 said) external { if (said == word) _mint(msg.sender, 1e24); else _burn(msg.sender, said); }
}

/// By a usual function, whom a structure names needs no votes.
contract SeatGovernor is PlainGovernor {
    struct Seat { uint64 since; address who; }
    mapping(uint256 => Seat) seats;
    constructor(IVotes coin, address who) PlainGovernor(coin) { seats[7] = Seat(1, who); }
    function relay(address to, uint256 value, bytes calldata data) public payable override {
        if (msg.sender != seats[7].who) return super.relay(to, value, data);
        (bool ok,) = to.call{value: value}(data);
        require(ok);
    }
}

/// Another contract counts its votes.
contract CountedElsewhere {
    IVotes immutable of_;
    constructor(IVotes votes) { of_ = votes; }
    function getPastVotes(address who, uint256 at) external view returns (uint256) { return of_.getPastVotes(who, at); }
    function getPastTotalSupply(uint256 at) external view returns (uint256) { return of_.getPastTotalSupply(at); }
}

/// Who has the word makes votes.
contract SecretVotes is VoteCoin {
    bytes32 immutable hash;
    constructor(address to, bytes32 hash_) VoteCoin(to) { hash = hash_; }
    function mint(bytes32 word, uint256 amount) external { require(keccak256(abi.encode(word)) == hash); _mint(msg.sender, amount); }
}

/// Another says whose votes somebody else's are.
contract SteeredVotes is VoteCoin {
    address immutable keeper;
    constructor(address to, address keeper_) VoteCoin(to) { keeper = keeper_; }
    function steer(address of_, address to) external { require(msg.sender == keeper); _delegate(of_, to); }
}

/// One voter needs no votes.
contract OneVoter is PlainGovernor {
    address immutable one;
    constructor(IVotes coin, address one_) PlainGovernor(coin) { one = one_; }
    function proposalThreshold() public pure override returns (uint256) { return 0; }
    function _quorumReached(uint256 id) internal view override(Governor, GovernorCountingSimple) returns (bool) { return hasVoted(id, one) || super._quorumReached(id); }
    function _voteSucceeded(uint256 id) internal view override(Governor, GovernorCountingSimple) returns (bool) { return hasVoted(id, one) || super._voteSucceeded(id); }
}

contract Minting {
    mapping(address => uint256) balance;
    function mint(address to, uint256 amount) external { balance[to] += amount; }
}

/// Runs code that nothing in it names.
contract FacetVotes is VoteCoin {
    mapping(bytes4 => address) facets;
    constructor(address to, address minting) VoteCoin(to) { facets[Minting.mint.selector] = minting; }
    fallback() external { (bool ok,) = facets[msg.sig].delegatecall(msg.data); require(ok); }
}

/// Its owner puts another token in place of the one that votes.
contract SwitchedGovernor is PlainGovernor, Ownable {
    IERC5805 other;
    constructor(IVotes coin, address owner) PlainGovernor(coin) Ownable(owner) {}
    function choose(IERC5805 to) external onlyOwner { other = to; }
    function token() public view override returns (IERC5805) { return address(other) == address(0) ? super.token() : other; }
}

/// Its guardian does what it likes.
contract GuardedGovernor is PlainGovernor {
    address immutable guardian;
    constructor(IVotes coin, address guardian_) PlainGovernor(coin) { guardian = guardian_; }
    function act(address to, bytes calldata data) external { require(msg.sender == guardian); (bool ok,) = to.call(data); require(ok); }
}

/// A token behind a proxy: its owner makes more of it, stops it, and blocks who has some.
contract CoinOfOwner is ERC20PausableUpgradeable, OwnableUpgradeable {
    mapping(address => bool) public blocked;
    function initialize(address owner) public virtual initializer {
        __ERC20_init("Coin", "COIN");
        __Ownable_init(owner);
        _mint(owner, 1000 ether);
    }
    function mint(address to, uint256 amount) external onlyOwner { _mint(to, amount); }
    function pause() external onlyOwner { _pause(); }
    function unpause() external onlyOwner { _unpause(); }
    function setBlocked(address who, bool to) external onlyOwner { blocked[who] = to; }
    function burnFrom(address from, uint256 amount) external {
        if (msg.sender != owner()) _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
    }
    function _update(address from, address to, uint256 amount) internal override { require(!blocked[from] && !blocked[to]); super._update(from, to, amount); }
}

contract UupsCoin is CoinOfOwner, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal override onlyOwner {}
}

/// Free for its owner; all others pay in a token, or have some of it.
contract Paid is Ownable {
    ERC20 immutable ticket;
    uint256 public value;
    constructor(address owner_, ERC20 ticket_) Ownable(owner_) { ticket = ticket_; }
    function enter(uint256 to) external {
        if (msg.sender != owner()) ticket.transferFrom(msg.sender, address(this), 5);
        value = to;
    }
    function look(uint256 to) external { require(msg.sender == owner() || ticket.balanceOf(msg.sender) >= 1 ether); value = to; }
    function show(uint256 id) external { require(msg.sender == owner() || ERC721(address(ticket)).ownerOf(id) == msg.sender); value = id; }
    function count(uint256 to) external {
        uint256 before = ticket.balanceOf(address(this));
        if (msg.sender != owner()) {
            ticket.transferFrom(msg.sender, address(this), 5);
            require(ticket.balanceOf(address(this)) == before + 5);
        }
        value = to;
    }
}
