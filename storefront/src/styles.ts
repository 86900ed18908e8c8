import '@witryna/modules/theme/fonts-default.css';
import '@witryna/modules/theme/fonts-u20.css';
import '@witryna/modules/theme/tokens.css';
import '@witryna/modules/theme/base.css';
