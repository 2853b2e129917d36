import {
  Bell,
  Calculator,
  ChartLine,
  ChartPie,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  CircleSmall,
  ClipboardList,
  Eye,
  Files,
  House,
  IdCard,
  Info,
  LayoutGrid,
  ListChecks,
  LogOut,
  Menu,
  MessagesSquare,
  Search,
  Settings,
  SlidersHorizontal,
  Table2,
  TriangleAlert,
  User,
  Users,
  X,
} from 'lucide-react'
import { icon } from './Icon.tsx'

export {
  CheckIcon,
  ClockIcon,
  DangerIcon,
  HourglassIcon,
  LockIcon,
  SignpostIcon,
  SwapIcon,
  WifiOffIcon,
} from './condition-icons.ts'
export type { IconComponent, IconProps } from './Icon.tsx'
export {
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpDownIcon,
  ArrowUpIcon,
  BanknoteIcon,
  BarCodeIcon,
  BookIcon,
  BuildingIcon,
  CalendarIcon,
  CheckAllIcon,
  ChevronLeftIcon,
  CoinsIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  EyeOffIcon,
  FileIcon,
  FileTextIcon,
  FilterIcon,
  FlagIcon,
  GlobeIcon,
  HandCoinsIcon,
  HistoryIcon,
  ImageIcon,
  KeyboardIcon,
  KeyIcon,
  ListIcon,
  MailIcon,
  MessageIcon,
  MinusIcon,
  MoreIcon,
  PaletteIcon,
  PaperclipIcon,
  PauseIcon,
  PercentIcon,
  PiggyBankIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  QuestionIcon,
  ReceiptIcon,
  RefreshIcon,
  ScaleIcon,
  SendIcon,
  ShieldIcon,
  StarIcon,
  TrashIcon,
  TrendingUpIcon,
  TurnIcon,
  UmbrellaIcon,
  UndoIcon,
  UploadIcon,
  UserCheckIcon,
  UserPlusIcon,
  WalletIcon,
  WorkflowIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './page-icons.ts'

export const HomeIcon = /* @__PURE__ */ icon(House)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert)
export const BellIcon = /* @__PURE__ */ icon(Bell)
export const MessagesIcon = /* @__PURE__ */ icon(MessagesSquare)
export const UserIcon = /* @__PURE__ */ icon(User)
export const UsersIcon = /* @__PURE__ */ icon(Users)
export const IdCardIcon = /* @__PURE__ */ icon(IdCard)
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const SlidersIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const LogOutIcon = /* @__PURE__ */ icon(LogOut)
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const FilesIcon = /* @__PURE__ */ icon(Files)
export const CalculatorIcon = /* @__PURE__ */ icon(Calculator)
export const ChartLineIcon = /* @__PURE__ */ icon(ChartLine)
export const ChartPieIcon = /* @__PURE__ */ icon(ChartPie)
export const TableIcon = /* @__PURE__ */ icon(Table2)
export const ListChecksIcon = /* @__PURE__ */ icon(ListChecks)
export const ClipboardListIcon = /* @__PURE__ */ icon(ClipboardList)
export const GridIcon = /* @__PURE__ */ icon(LayoutGrid)
export const DotIcon = /* @__PURE__ */ icon(CircleSmall)
