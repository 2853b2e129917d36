import {
  Archive,
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Baby,
  Banknote,
  Barcode,
  Bell,
  BookOpen,
  Bot,
  BriefcaseBusiness,
  Building2,
  Calculator,
  Calendar,
  ChartColumn,
  ChartLine,
  ChartPie,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleSmall,
  CircleStop,
  ClipboardCheck,
  ClipboardList,
  Clock,
  Coins,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FilePlus,
  Files,
  FileText,
  Flag,
  Folder,
  Gift,
  Globe,
  GripVertical,
  HandCoins,
  Headset,
  Heart,
  HeartHandshake,
  History,
  Hourglass,
  House,
  IdCard,
  Image,
  Info,
  Keyboard,
  KeyRound,
  Landmark,
  LayoutGrid,
  Link2,
  List,
  ListChecks,
  ListFilter,
  LoaderCircle,
  Lock,
  LockOpen,
  LogOut,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  MessageCircle,
  MessagesSquare,
  Minus,
  Monitor,
  Moon,
  Palette,
  Paperclip,
  Pause,
  Pencil,
  Percent,
  Phone,
  PiggyBank,
  Pin,
  Plane,
  Play,
  Plus,
  Printer,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  Route,
  Save,
  Scale,
  Search,
  Send,
  Settings,
  ShieldCheck,
  Signpost,
  SlidersHorizontal,
  Star,
  Sun,
  Table2,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  Umbrella,
  Undo2,
  Upload,
  User,
  UserCheck,
  UserPlus,
  Users,
  Wallet,
  WifiOff,
  Workflow,
  X,
} from 'lucide-react'
import { icon } from './Icon.tsx'

export const HomeIcon = /* @__PURE__ */ icon(House)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const PlusIcon = /* @__PURE__ */ icon(Plus)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
export const ChevronsUpDownIcon = /* @__PURE__ */ icon(ChevronsUpDown)
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight)
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const ArrowUpDownIcon = /* @__PURE__ */ icon(ArrowUpDown)
export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLink)
export const MoreHorizontalIcon = /* @__PURE__ */ icon(Ellipsis)
export const MoreVerticalIcon = /* @__PURE__ */ icon(EllipsisVertical)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert)
export const DangerIcon = /* @__PURE__ */ icon(CircleAlert)
export const QuestionIcon = /* @__PURE__ */ icon(CircleQuestionMark)
export const BellIcon = /* @__PURE__ */ icon(Bell)
export const MessageIcon = /* @__PURE__ */ icon(MessageCircle)
export const MessagesIcon = /* @__PURE__ */ icon(MessagesSquare)
export const SendIcon = /* @__PURE__ */ icon(Send)
export const PaperclipIcon = /* @__PURE__ */ icon(Paperclip)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const PhoneIcon = /* @__PURE__ */ icon(Phone)
export const UserIcon = /* @__PURE__ */ icon(User)
export const UsersIcon = /* @__PURE__ */ icon(Users)
export const UserPlusIcon = /* @__PURE__ */ icon(UserPlus)
export const UserCheckIcon = /* @__PURE__ */ icon(UserCheck)
export const IdCardIcon = /* @__PURE__ */ icon(IdCard)
export const BriefcaseIcon = /* @__PURE__ */ icon(BriefcaseBusiness)
export const BuildingIcon = /* @__PURE__ */ icon(Building2)
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const SlidersIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const FilterIcon = /* @__PURE__ */ icon(ListFilter)
export const LogOutIcon = /* @__PURE__ */ icon(LogOut)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const UnlockIcon = /* @__PURE__ */ icon(LockOpen)
export const KeyIcon = /* @__PURE__ */ icon(KeyRound)
export const ShieldIcon = /* @__PURE__ */ icon(ShieldCheck)
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const TrashIcon = /* @__PURE__ */ icon(Trash2)
export const ArchiveIcon = /* @__PURE__ */ icon(Archive)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const SaveIcon = /* @__PURE__ */ icon(Save)
export const UndoIcon = /* @__PURE__ */ icon(Undo2)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const RedoIcon = /* @__PURE__ */ icon(RotateCcw)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const FileIcon = /* @__PURE__ */ icon(File)
export const FileTextIcon = /* @__PURE__ */ icon(FileText)
export const FilePlusIcon = /* @__PURE__ */ icon(FilePlus)
export const FilesIcon = /* @__PURE__ */ icon(Files)
export const FolderIcon = /* @__PURE__ */ icon(Folder)
export const ImageIcon = /* @__PURE__ */ icon(Image)
export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const HistoryIcon = /* @__PURE__ */ icon(History)
export const HourglassIcon = /* @__PURE__ */ icon(Hourglass)
export const WalletIcon = /* @__PURE__ */ icon(Wallet)
export const CoinsIcon = /* @__PURE__ */ icon(Coins)
export const BanknoteIcon = /* @__PURE__ */ icon(Banknote)
export const PiggyBankIcon = /* @__PURE__ */ icon(PiggyBank)
export const ReceiptIcon = /* @__PURE__ */ icon(ReceiptText)
export const LandmarkIcon = /* @__PURE__ */ icon(Landmark)
export const HandCoinsIcon = /* @__PURE__ */ icon(HandCoins)
export const ScaleIcon = /* @__PURE__ */ icon(Scale)
export const PercentIcon = /* @__PURE__ */ icon(Percent)
export const CalculatorIcon = /* @__PURE__ */ icon(Calculator)
export const ChartLineIcon = /* @__PURE__ */ icon(ChartLine)
export const ChartBarIcon = /* @__PURE__ */ icon(ChartColumn)
export const ChartPieIcon = /* @__PURE__ */ icon(ChartPie)
export const TrendingUpIcon = /* @__PURE__ */ icon(TrendingUp)
export const TrendingDownIcon = /* @__PURE__ */ icon(TrendingDown)
export const TableIcon = /* @__PURE__ */ icon(Table2)
export const ListIcon = /* @__PURE__ */ icon(List)
export const ListChecksIcon = /* @__PURE__ */ icon(ListChecks)
export const ClipboardListIcon = /* @__PURE__ */ icon(ClipboardList)
export const ClipboardCheckIcon = /* @__PURE__ */ icon(ClipboardCheck)
export const GridIcon = /* @__PURE__ */ icon(LayoutGrid)
export const HeartIcon = /* @__PURE__ */ icon(Heart)
export const HeartHandshakeIcon = /* @__PURE__ */ icon(HeartHandshake)
export const BabyIcon = /* @__PURE__ */ icon(Baby)
export const GlobeIcon = /* @__PURE__ */ icon(Globe)
export const MapPinIcon = /* @__PURE__ */ icon(MapPin)
export const FlagIcon = /* @__PURE__ */ icon(Flag)
export const PinIcon = /* @__PURE__ */ icon(Pin)
export const StarIcon = /* @__PURE__ */ icon(Star)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const MonitorIcon = /* @__PURE__ */ icon(Monitor)
export const PaletteIcon = /* @__PURE__ */ icon(Palette)
export const PauseIcon = /* @__PURE__ */ icon(Pause)
export const PlayIcon = /* @__PURE__ */ icon(Play)
export const StopIcon = /* @__PURE__ */ icon(CircleStop)
export const SwapIcon = /* @__PURE__ */ icon(ArrowLeftRight)
export const RouteIcon = /* @__PURE__ */ icon(Route)
export const SignpostIcon = /* @__PURE__ */ icon(Signpost)
export const GiftIcon = /* @__PURE__ */ icon(Gift)
export const PlaneIcon = /* @__PURE__ */ icon(Plane)
export const UmbrellaIcon = /* @__PURE__ */ icon(Umbrella)
export const PrinterIcon = /* @__PURE__ */ icon(Printer)
export const LoaderIcon = /* @__PURE__ */ icon(LoaderCircle)
export const WifiOffIcon = /* @__PURE__ */ icon(WifiOff)
export const BotIcon = /* @__PURE__ */ icon(Bot)
export const BarCodeIcon = /* @__PURE__ */ icon(Barcode)
export const LinkIcon = /* @__PURE__ */ icon(Link2)
export const HeadsetIcon = /* @__PURE__ */ icon(Headset)
export const DotIcon = /* @__PURE__ */ icon(CircleSmall)
export const GripVerticalIcon = /* @__PURE__ */ icon(GripVertical)
export const ColumnsIcon = /* @__PURE__ */ icon(Columns3)
export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard)
export const BookIcon = /* @__PURE__ */ icon(BookOpen)
export const MegaphoneIcon = /* @__PURE__ */ icon(Megaphone)
export const WorkflowIcon = /* @__PURE__ */ icon(Workflow)
