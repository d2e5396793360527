"""Styled groups of several pieces in the light of a jaali window: the banners of the home page and of the categories."""
import importlib
import studio as st
from soft import *

def place(item, variant=None, at=(0, 0), turn=0.0, size=1.0, up=0.0, without=(), **over):
    """builds an item as its file does, without its own studio, and sets it down in the scene"""
    mod = importlib.import_module('items.'+item); mine = st.ITEM; place.n += 1; st.ITEM = f'{mine}-{place.n}'
    own = {n: getattr(mod, n) for n in ('studio', 'camera', 'gobo_window', 'area', 'backdrop', 'slab') if hasattr(mod, n) and n not in over.pop('keep', ())}
    for n in own: setattr(mod, n, lambda *a, **k: None)
    before = set(COL.objects)
    try: mod.build(**dict(mod.VARIANTS[variant] if variant else {}, **over))
    finally:
        for n, f in own.items(): setattr(mod, n, f)
        st.ITEM = mine
    root = bpy.data.objects.new('root', None); COL.objects.link(root); root.location = (*at, up); root.rotation_euler[2] = turn; root.scale = (size,)*3
    for o in [o for o in COL.objects if o not in before and o is not root]:
        if o.name.split('.')[0] in without: bpy.data.objects.remove(o)
        elif o.parent is None: o.parent = root
    return root
place.n = 0

def room(wall='#dcc8ab', wall2='#cdb491', cloth='#ece2cf', y=3.4):
    """a limewashed wall and a table under plain handloom"""
    m = M('wall'); v = m.obj(); n1 = m.noise(v, .45, 5, .62); n2 = m.noise(v, 3.2, 6, .65); n3 = m.noise(v, 34, 4, .6)
    c = m.mix(m.ramp(n1, [(.32, (0, 0, 0)), (.68, (1, 1, 1))]), hexc(wall), hexc(wall2)); c = m.mix(.22, c, m.ramp(n2, [(.3, (.66, .62, .58)), (.65, (1, 1, 1))]), 'MULTIPLY')
    m.P(Base_Color=c, Roughness=.92, Specular=.15); m.bump(m.math('ADD', n3, m.math('MULTIPLY', n2, 1.6)), .30, .03)
    P = np.array([[[-16, y, -1], [16, y, -1]], [[-16, y, 14], [16, y, 14]]], float); grid('wall', P, mats=[m.m], smooth=False)
    t = fabric_mat('cloth', textile('check', 768, warp_=((cloth, 3), (cloth, 1))), weave=1500., wrinkle=.35)
    ny, nx = 420, 700; Y, X = np.meshgrid(np.linspace(-9, y+.02, ny), np.linspace(-11, 11, nx), indexing='ij')
    Z = smoothf(ny, nx, 9, 16, 5)*.012+smoothf(ny, nx, 26, 40, 6)*.004
    for k in range(7):       # long soft folds of a cloth that lay in a cupboard
        a = rng.normal()*.25; d = (X-(-9+3*k+rng.normal()*.5))*math.cos(a)+Y*math.sin(a); Z = Z+.020*np.exp(-(d/.10)**2)*(.6+.4*np.sin(Y*.6+k))
    grid('table', np.stack([X, Y, Z-.03], -1), mats=[t], uc=np.linspace(0, 9, nx), vc=np.linspace(0, 5, ny))

def jaali(to=(-.3, .8, 2.85), ray=(.55, .75, -.36), energy=6.0, w=4.4, h=5.6, pitch=.66, blur=.6, color=(1, .90, .74)):
    """sun through a cusped arch filled with a pierced screen"""
    d = bpy.data.lights.new('sun', 'SUN'); d.energy = energy; d.color = color; d.angle = math.radians(blur)
    dv = Vector(ray).normalized(); q = dv.to_track_quat('-Z', 'Y'); o = bpy.data.objects.new('sun', d); COL.objects.link(o); o.rotation_euler = q.to_euler()
    n = 300; step = max(w, h)*1.08/n; Y, X = np.meshgrid((np.arange(n)-n/2)*step, (np.arange(n)-n/2)*step, indexing='ij')
    spring = h*.16; r = w/2; t = np.clip((Y-spring)/(h/2-spring), 0, 1); half = r*np.sqrt(np.clip(1-t**1.7, 0, 1))*(1+.055*np.cos(t*9*math.pi)*(t > 0))
    inside = (np.abs(X) < half) & (np.abs(Y) < h/2)
    row = np.floor(Y/pitch/.866); fx = ((X/pitch+.5*(row % 2)) % 1-.5)*pitch; fy = (Y/pitch/.866 % 1-.5)*pitch*.866
    rr, an = np.hypot(fx, fy), np.arctan2(fy, fx); hole = rr < pitch*(.365+.055*np.cos(6*an))
    frame = (half-np.abs(X) < .13) | (h/2-np.abs(Y) < .13); mull = (np.abs(X) < .06) | (np.abs(Y-spring*.2) < .06)
    block = ~inside | (~hole | frame | mull)
    g = np.argwhere(block); pos = Vector(to)-dv*8; R = np.array(q.to_matrix()); B = 26; e = n/2*step
    def quads(x0, x1, y0, y1): return np.stack([np.stack([a, b, 0*a], -1) for a, b in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))], 1).reshape(-1, 3)
    gx, gy = (g[:, 1]-n/2)*step-step/2, (g[:, 0]-n/2)*step-step/2
    A = lambda *v: np.array(v, float)
    V = np.vstack([quads(gx, gx+step*1.001, gy, gy+step*1.001), quads(A(-B, e-step, -e, -e), A(-e, B, e, e), A(-B, -B, -B, e-step), A(B, B, -e, B))])
    m = M('gobo'); m.P(Base_Color=(0, 0, 0, 1)); ob = add_mesh('jaali', V@R.T+np.array(pos), np.arange(len(V)).reshape(-1, 4), mats=[m.m], smooth=False)
    ob.visible_camera = ob.visible_glossy = ob.visible_diffuse = False

def light(key=430, fill=40, rim=110, sky=.22, at=(1.2, .3, .8)):
    area('key', (-6.4, -2.4, 5.4), at, 2.6, key, (1, .955, .89)); area('fill', (6.5, -4.5, 3.2), at, 4.0, fill, (.86, .93, 1)); area('rim', (5.6, 2.8, 5.0), at, 1.0, rim, (1, .97, .92), sy=3.0)
    world((1, 1, 1), (.10, .09, .08), sky)

def look(target, dist, elev=9, azim=0, fstop=9, focus=None): camera(target, dist, elev, azim, 85, fstop, focus=focus or (target[0], -.3, .8))

def petals(xy, col='#f08a08'): importlib.import_module('items.urli').petals_scatter(xy, col)

def hero_group():
    room('#e3cfae', '#cfb188'); light(); jaali()
    place('vase', at=(1.15, .80), turn=.3)
    place('fabric', at=(3.15, 1.0), turn=-.32)
    place('urli', at=(.10, -.75), size=.74, turn=.2, nfl=16, petals=False)
    place('basket', at=(3.1, 1.0), up=1.62, size=.52, handles=False, rows=16)
    place('kulhad', 'pair-with-tea', at=(2.75, -1.15), turn=.4, size=.92)
    place('printblock', at=(1.5, -1.55), turn=.5, size=.46, without=('cloth',))
    petals([(-.95, -1.2), (-.65, -1.75), (.55, -1.9), (.25, -2.2), (2.1, -1.75), (-1.5, -.6), (1.15, -2.3)])

def hero(): hero_group(); look((.55, 0, 1.22), 20, 12)
def hero_tall(): hero_group(); look((1.45, 0, 1.62), 17, 12)

def home_decor():
    room('#d9b98a', '#c49d68'); light(); jaali()
    place('lantern', at=(2.5, .55), size=.72); place('vase', 'turquoise-jar', at=(.6, .75), turn=.4, size=.9)
    place('diya', 'diya-trio', at=(1.15, -1.1), size=.7); place('planter', 'aloe-low', at=(4.15, 1.2), size=.78)
    look((1.1, 0, .98), 19, 11)
def kitchen():
    room('#a3a583', '#868a66'); light(); jaali()
    place('copper', 'jug', at=(.45, .9), size=.92); place('bowl', 'mango-pair', at=(2.35, .55)); place('spicebox', at=(.75, -.95), size=.66, turn=.3, without=('lid',))
    place('kulhad', 'pair-with-tea', at=(3.6, -.85), size=.85, turn=-.2)
    look((1.15, 0, .94), 19.5, 15)
def jewelry():
    room('#8c4238', '#6f2f2a', '#e9dcc6'); light(); jaali(energy=5)
    place('jhumka', 'gold-emerald', at=(2.35, .8), turn=-.15, size=.74); place('bangles', 'lac-jaipur', at=(.45, .35), base=None, size=.86); place('bangles', 'brass', at=(3.75, .1), base=None, size=.72)
    place('necklace', 'turquoise-silver', at=(1.7, -.95), up=-.08, size=.6, turn=.1)
    look((1.1, 0, .76), 17.2, 15)
def fabrics():
    room('#e2d3b8', '#cdb891'); light(); jaali()
    place('fabric', 'turmeric-stack', at=(3.3, .8), turn=-.28); place('fabric', at=(.5, 1.0), turn=.22); place('fabric', 'ajrakh-indigo', at=(1.9, -1.3), turn=-.12, size=.8)
    place('printblock', at=(3.95, -1.35), turn=.4, size=.5, without=('cloth',))
    look((1.25, 0, .86), 18.5, 15)
def apparel():
    room('#8b97a8', '#6d7a8e'); light(); jaali()
    place('saree', 'stack', at=(.7, .7), turn=.25); place('saree', 'kanjivaram-maroon', at=(3.5, .7), turn=-.3); place('saree', 'kora-gold', at=(3.45, .7), up=.70, size=.94, turn=-.22)
    place('bangles', 'brass', at=(2.25, -1.45), base=None, size=.62)
    look((1.25, 0, .80), 18.5, 15)
def homeware():
    room('#d8c3a2', '#c0a57d'); light(); jaali()
    place('quilt', 'kantha-patchwork', at=(.7, .8), turn=.22); place('quilt', 'kantha-indigo', at=(.75, .8), up=.62, turn=.30, size=.92); place('basket', at=(3.1, .75), size=.95)
    place('linen', 'napkins-indigo', at=(2.15, -1.35), size=.72, turn=.3)
    look((1.25, 0, .98), 18.5, 13)
def kids():
    room('#e3bd6d', '#d0a04c'); light(); jaali()
    place('toy', at=(2.9, .75), size=.9); place('elephant', at=(.65, .4), size=.86, turn=-.5); place('tops', at=(2.0, -1.25), size=.72); place('softtoy', 'balls', at=(4.9, .3), size=.8)
    look((1.3, 0, .98), 18.5, 12)
def accessories():
    room('#c9805c', '#b06846'); light(); jaali()
    place('potli', 'block-print', at=(2.75, .8)); place('notebook', 'block-stack', at=(.75, .3), turn=.25, size=.9); place('potli', 'emerald', at=(4.25, 1.0), size=.9); place('notebook', 'indigo-tied', at=(2.7, -1.35), turn=-.5, size=.62)
    look((1.15, 0, .86), 18, 15)
def utility():
    room('#b7b08d', '#9a926c'); light(); jaali()
    place('diya', 'bell', at=(2.9, .9), size=.72); place('printblock', 'trio', at=(1.0, -.5), size=.8, turn=.2); place('board', 'spoons-four', at=(3.9, -1.0), size=.62, turn=-.3); place('basket', 'lidded', at=(4.3, 1.2), size=.68)
    look((1.2, 0, .78), 18, 16)
SCENES = {'hero': hero, 'hero-tall': hero_tall, 'home-decor': home_decor, 'kitchen-and-dining': kitchen, 'jewelry': jewelry, 'fabrics': fabrics, 'apparel': apparel, 'homeware': homeware, 'kids-and-baby': kids, 'accessories': accessories, 'utility-and-miscellaneous': utility}
VARIANTS = {k: dict(scene=k) for k in SCENES}
def build(scene='hero'):
    os.environ.setdefault('KEY', '.80'); os.environ.setdefault('GRAIN', '.7'); SCENES[scene]()
